import type { MatchState } from '../../match/state';

// What a lesson says beside a refusal, wherever the viewer reads one: of what was tried, of what is being put
// together, or of a thing that was touched in vain. Empty: nothing.
export function remark({ lesson, refused, preview, inspected }: MatchState): string {
  const code = refused?.code ?? preview?.refused?.code ?? (inspected?.held ? inspected.code : '');
  return lesson?.refusals.find((one) => one.code === code)?.words ?? '';
}
