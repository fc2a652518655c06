import type { Question } from '#features/questions/contract.ts';

export type Finding = 'tooFew' | 'tooHard' | 'tooEasy' | 'backwards' | 'flat';

/** With fewer answers chance speaks louder than the question. */
const ENOUGH = 10;
const HARD = 0.2;
const EASY = 0.95;
const FLAT = 0.1;

/** What the numbers say should be looked at. */
export function findingsOf({
  answered,
  facility,
  discrimination,
}: Pick<Question, 'answered' | 'facility' | 'discrimination'>) {
  const found: Finding[] = [];
  if (answered < ENOUGH) return ['tooFew'] as Finding[];
  if (facility !== null && facility < HARD) found.push('tooHard');
  if (facility !== null && facility > EASY) found.push('tooEasy');
  if (discrimination !== null && discrimination < 0) found.push('backwards');
  else if (discrimination !== null && discrimination < FLAT && !found.includes('tooEasy')) found.push('flat');
  return found;
}
