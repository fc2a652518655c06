import i18next from 'i18next';
import type { PersonRow } from '#features/people/contract.ts';
import { formatNumber } from '#web/kit/format.ts';
import { toast } from '#web/kit/toast.ts';
import { writeEmails } from './writeEmails.ts';

export async function copyEmails(people: PersonRow[], detail?: string) {
  try {
    await navigator.clipboard.writeText(writeEmails(people));
  } catch {
    toast.failed(i18next.t('people:users.copyFailed'));
    return;
  }
  toast.done(
    people.length === 1
      ? i18next.t('people:users.emailCopied')
      : i18next.t('people:users.emailsCopied', { count: people.length, number: formatNumber(people.length) }),
    { detail: people.length === 1 ? people[0]?.email : detail },
  );
}
