import i18next from 'i18next';
import type { Label } from '#features/email/contract.ts';
import { api, ask } from '#web/client.ts';
import { confirm } from '#web/kit/confirm.ts';
import { formatNumber } from '#web/kit/format.ts';
import { toast } from '#web/kit/toast.ts';
import { again } from '../again.ts';

/** Its mails stay, but which they were is lost: so it asks. Answers whether it was done. */
export async function deleteLabel({ id, name, total }: Label): Promise<boolean> {
  const sure = await confirm({
    question: i18next.t('email:labels.question', { name }),
    detail: i18next.t('email:labels.detail', { count: total, number: formatNumber(total) }),
    verb: i18next.t('email:labels.delete'),
    danger: true,
  });
  if (!sure) return false;
  try {
    await ask(api.apps.email.labels[':id'].$delete({ param: { id } }));
    await again();
    toast.done(i18next.t('email:labels.deleted', { name }));
    return true;
  } catch (error) {
    toast.failed(error);
    return false;
  }
}
