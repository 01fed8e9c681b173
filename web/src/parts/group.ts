import type { Choice } from '../engine/contract';

export interface ChoiceGroup {
  name: string;
  choices: Choice[];
}

// Choices without a group first, then the groups in order of appearance. A group of one, or a short
// one with nothing else beside it, is not folded.
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
