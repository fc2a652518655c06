import i18next from 'i18next';
import type { PersonRow } from '#features/people/contract.ts';
import { copyText } from '#web/kit/copyText.ts';
import { formatNumber } from '#web/kit/format.ts';
import { writeEmails } from './writeEmails.ts';

export function copyEmails(people: PersonRow[], detail?: string) {
  const done =
    people.length === 1
      ? i18next.t('people:users.emailCopied')
      : i18next.t('people:users.emailsCopied', { count: people.length, number: formatNumber(people.length) });
  return copyText(writeEmails(people), done, {
    detail: people.length === 1 ? people[0]?.email : detail,
    refused: i18next.t('people:users.copyFailed'),
  });
}
