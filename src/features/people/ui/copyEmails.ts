import type { PersonRow } from '#features/people/contract.ts';
import { i18n } from '#web/i18n/i18n.ts';
import { copyText } from '#web/kit/copyText.ts';
import { formatNumber } from '#web/kit/format.ts';
import { writeEmails } from './writeEmails.ts';

export function copyEmails(people: PersonRow[], detail?: string) {
  const done =
    people.length === 1
      ? i18n.t('people:users.emailCopied')
      : i18n.t('people:users.emailsCopied', { count: people.length, number: formatNumber(people.length) });
  return copyText(writeEmails(people), done, {
    detail: people.length === 1 ? people[0]?.email : detail,
    refused: i18n.t('people:users.copyFailed'),
  });
}
