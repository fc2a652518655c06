import { readyProblems } from '#contract/question.ts';
import { type QuestionBody, questionBody } from '#features/questions/contract.ts';
import { schemaErrors } from '#web/kit/formErrors.ts';

export type Problems = Record<string, string>;

/** What the server would say: what is wrong in any state, and what a ready question lacks. */
export function problemsOf(body: QuestionBody): Problems {
  const problems: Problems = schemaErrors(questionBody, body);
  if (body.status !== 'ready') return problems;
  for (const { field, message } of readyProblems(body)) problems[field] ??= message;
  return problems;
}
