import { isWritten } from '#contract/questionKinds.ts';
import type { Answer } from '#features/student/contract.ts';

/** An answer that says something: a cleared field or an empty page does not. */
export function isAnswered(answer: Answer | null): boolean {
  if (answer === null) return false;
  if ('choice' in answer) return answer.choice !== null;
  if ('choices' in answer) return answer.choices.length > 0;
  if ('value' in answer) return answer.value !== null;
  if ('pairs' in answer) return answer.pairs.some((one) => one !== null);
  if ('order' in answer) return true;
  return isWritten(answer.text);
}
