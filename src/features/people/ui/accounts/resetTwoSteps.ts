import { api, ask } from '#web/client.ts';
import { i18n } from '#web/i18n/i18n.ts';
import { confirm } from '#web/kit/confirm.ts';
import { toast } from '#web/kit/toast.ts';
import type { Somebody } from '../deeds.ts';
import { accountChanged } from './queries.ts';

/** Only the person can turn it on again, so it is asked first. */
export async function resetTwoSteps({ id, fullName }: Somebody) {
  const sure = await confirm({
    question: i18n.t('accounts:twoSteps.question', { name: fullName }),
    detail: i18n.t('accounts:twoSteps.detail'),
    verb: i18n.t('accounts:twoSteps.reset'),
    danger: true,
  });
  if (!sure) return;
  try {
    const { account } = await ask(api.api.people[':id']['reset-two-steps'].$post({ param: { id } }));
    accountChanged(account);
    toast.done(i18n.t('accounts:twoSteps.done', { name: fullName }));
  } catch (error) {
    toast.failed(error);
  }
}
