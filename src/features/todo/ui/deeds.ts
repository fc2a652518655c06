import { api, ask } from '#web/client.ts';
import { i18n } from '#web/i18n/i18n.ts';
import { confirm } from '#web/kit/confirm.ts';
import { formatNumber } from '#web/kit/format.ts';
import { toast } from '#web/kit/toast.ts';
import { queryClient } from '#web/queryClient.ts';

const again = () => queryClient.invalidateQueries({ queryKey: ['todos'] });

/** Deletes one’s own tasks of the bin, so many as far as is known here. For ever, so it asks. */
export async function emptyBin(count: number) {
  const numbers = { count, number: formatNumber(count) };
  const sure = await confirm({
    question: i18n.t('todo:bin.question', numbers),
    detail: i18n.t('todo:bin.detail'),
    verb: i18n.t('todo:bin.verb'),
    danger: true,
  });
  if (!sure) return;
  try {
    const { deleted } = await ask(api.apps.todo['empty-bin'].$post());
    await again();
    toast.done(i18n.t('todo:bin.emptied', { count: deleted, number: formatNumber(deleted) }));
  } catch (error) {
    toast.failed(error);
  }
}

/** One task of the bin for ever. Answers whether it was done. */
export async function purgeTask({ id, title }: { id: number; title: string }, scope: 'own' | 'everyone') {
  const sure = await confirm({
    question: i18n.t('todo:bin.oneQuestion', { title }),
    detail: i18n.t('todo:bin.detail'),
    verb: i18n.t('todo:bin.oneVerb'),
    danger: true,
  });
  if (!sure) return false;
  try {
    await ask(api.apps.todo['purge-task'].$delete({ query: { taskId: id, scope } }));
    await again();
    return true;
  } catch (error) {
    toast.failed(error);
    return false;
  }
}
