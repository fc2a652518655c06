import type { Job } from '#features/jobs/contract.ts';
import type { TodoTag } from '#features/todo/contract.ts';
import { api, ask } from '#web/client.ts';
import { i18n } from '#web/i18n/i18n.ts';
import { formatNumber } from '#web/kit/format.ts';
import { followJob } from '#web/kit/jobs/followJob.tsx';
import { toast } from '#web/kit/toast.ts';
import { queryClient } from '#web/queryClient.ts';

/** The server takes no more in one piece. */
const MOST_AT_ONCE = 10_000;

const again = () => queryClient.invalidateQueries({ queryKey: ['todos'] });

/** Takes a tag away from all its tasks. Undo makes it again and gives it back to them. */
export async function deleteTag({ name, colour }: TodoTag) {
  try {
    const { ids } = await ask(api.apps.todo.tags.$delete({ query: { name } }));
    await again();
    toast.done(i18n.t('todo:tags.deleted', { name }), { undo: () => void bringBack(name, colour, ids) });
  } catch (error) {
    toast.failed(error);
  }
}

async function bringBack(name: string, colour: TodoTag['colour'], ids: number[]) {
  try {
    await ask(api.apps.todo.tags.$post({ json: { name, colour } }));
    await again();
    const jobs: Job[] = [];
    for (let at = 0; at < ids.length; at += MOST_AT_ONCE) {
      const part = ids.slice(at, at + MOST_AT_ONCE);
      jobs.push(
        (await ask(api.apps.todo.bulk.$post({ query: {}, json: { action: 'tag', tag: name, ids: part } }))).job,
      );
    }
    await Promise.all(jobs.map(follow));
  } catch (error) {
    toast.failed(error);
  }
}

const follow = (job: Job) =>
  followJob(job, {
    running: i18n.t('todo:bulk.running'),
    done: ({ changed }) => i18n.t('todo:bulk.done', { count: changed, number: formatNumber(changed) }),
    changes: [['todos']],
  });
