import type { Translate } from '#web/i18n/i18n.ts';
import { choose, confirm } from '#web/kit/confirm.ts';

type Words = Translate<'examples'>;

/** A question that stops everything, with the careful answer in focus. */
export async function askConfirm(t: Words): Promise<string> {
  const sure = await confirm({
    question: t('confirm.question'),
    detail: t('confirm.detail'),
    verb: t('confirm.verb'),
  });
  return sure ? t('confirm.yes') : t('confirm.no');
}

/** One of several answers, the first one chosen. */
export async function askChoice(t: Words): Promise<string> {
  const chosen = await choose({
    question: t('choose.question'),
    detail: t('choose.detail'),
    verb: t('choose.verb'),
    choices: [
      { value: 'one', label: t('choose.one') },
      { value: 'following', label: t('choose.following') },
      { value: 'all', label: t('choose.all') },
    ],
  });
  return chosen === null ? t('choose.none') : t('choose.done', { choice: t(`choose.${chosen}`) });
}
