import type { Label } from '#features/email/contract.ts';
import { api, ask } from '#web/client.ts';
import { i18n } from '#web/i18n/i18n.ts';
import { confirm } from '#web/kit/confirm.ts';
import { formatNumber } from '#web/kit/format.ts';
import { toast } from '#web/kit/toast.ts';
import { again } from '../again.ts';

/** Its mails stay, but which they were is lost: so it asks. Answers whether it was done. */
export async function deleteLabel({ id, name, total }: Label): Promise<boolean> {
  const sure = await confirm({
    question: i18n.t('email:labels.question', { name }),
    detail: i18n.t('email:labels.detail', { count: total, number: formatNumber(total) }),
    verb: i18n.t('email:labels.delete'),
    danger: true,
  });
  if (!sure) return false;
  try {
    await ask(api.apps.email.labels[':id'].$delete({ param: { id } }));
    await again();
    toast.done(i18n.t('email:labels.deleted', { name }));
    return true;
  } catch (error) {
    toast.failed(error);
    return false;
  }
}
