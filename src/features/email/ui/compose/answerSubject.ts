/** Longer ones are not taken, so the sign before it costs a long one its end; no half of a letter stays. */
const MOST = 300;

/** "Re: Trip", whatever signs it has gathered so far. */
export function answerSubject(subject: string, sign: string): string {
  const clean = subject.replace(/^((re|aw|fwd|fw|wg|tr)\s*:\s*)+/i, '');
  const whole = `${sign}: ${clean}`.trim();
  return whole.slice(0, MOST).replace(/[\uD800-\uDBFF]$/, '');
}
