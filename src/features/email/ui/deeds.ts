import { api, ask } from '#web/client.ts';
import { i18n } from '#web/i18n/i18n.ts';
import { confirm } from '#web/kit/confirm.ts';
import { formatNumber } from '#web/kit/format.ts';
import { toast } from '#web/kit/toast.ts';
import { again } from './again.ts';

const asked = (count: number, verb: string) =>
  confirm({
    question: i18n.t('email:trash.question', { count, number: formatNumber(count) }),
    detail: i18n.t('email:trash.detail'),
    verb,
    danger: true,
  });

/** For ever, so it asks. */
export async function emptyTrash(count: number) {
  if (!(await asked(count, i18n.t('email:trash.empty')))) return;
  try {
    await ask(api.apps.email['empty-trash'].$post());
    await again();
    toast.done(i18n.t('email:trash.emptied'));
  } catch (error) {
    toast.failed(error);
  }
}

/** Mails of the trash for ever. Answers whether it was done. */
export async function deleteForEver(ids: number[]): Promise<boolean> {
  if (!(await asked(ids.length, i18n.t('email:trash.delete')))) return false;
  try {
    await ask(api.apps.email.bulk.$post({ json: { action: 'delete', ids } }));
    await again();
    return true;
  } catch (error) {
    toast.failed(error);
    return false;
  }
}
