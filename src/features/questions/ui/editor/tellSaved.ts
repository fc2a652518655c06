import { readyProblems } from '#contract/question.ts';
import type { Question } from '#features/questions/contract.ts';
import { i18n } from '#web/i18n/i18n.ts';
import { say } from '#web/i18n/messages.ts';
import { toast } from '#web/kit/toast.ts';

/** No student gets a draft: whoever saves one is told so, and what keeps it from being ready. */
export function tellSaved(stored: Question) {
  if (stored.status !== 'draft') return toast.done(i18n.t('questioneditor:saved'));
  const [lack] = readyProblems(stored);
  return toast.done(i18n.t('questions:savedDraft.title'), {
    detail: lack && i18n.t('questions:savedDraft.lacks', { what: say(lack.message) }),
  });
}
