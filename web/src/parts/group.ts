import type { Choice } from '../engine/contract';

export interface ChoiceGroup {
  name: string;
  choices: Choice[];
}

// Those without a group first, then the groups in the order in which they come. A group of one, or of
// few where there is nothing else, need not fold.
export function grouped(choices: Choice[]): ChoiceGroup[] {
  const alone: Choice[] = [];
  const groups = new Map<string, Choice[]>();
  for (const choice of choices) {
    if (!choice.group) alone.push(choice);
    else groups.set(choice.group, [...(groups.get(choice.group) ?? []), choice]);
  }
  const out: ChoiceGroup[] = alone.length ? [{ name: '', choices: alone }] : [];
  for (const [name, list] of groups) out.push({ name, choices: list });
  return out;
}
