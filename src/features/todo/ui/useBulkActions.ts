import {
  IconArrowBackUp,
  IconCircleCheck,
  IconCircleDashed,
  IconStar,
  IconTag,
  IconTrash,
  IconTrashX,
} from '@tabler/icons-react';
import { useMemo } from 'react';
import type { TodoAction, TodoBulk, TodoTag } from '#features/todo/contract.ts';
import { api, ask } from '#web/client.ts';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { confirm } from '#web/kit/confirm.ts';
import type { BulkAction, Selection } from '#web/kit/DataTable/types.ts';
import { formatNumber } from '#web/kit/format.ts';
import { followJob } from '#web/kit/jobs/followJob.tsx';
import { toast } from '#web/kit/toast.ts';
import { deviceZone } from '#web/zone.ts';
import { countMatching, type TodoList } from './queries.ts';
import type { ShownTask } from './withWaiting.ts';

/** What can be done with many tasks: one piece of work on the server, which can be taken back. */
export function useBulkActions(list: TodoList, tags: TodoTag[]): BulkAction<ShownTask>[] {
  const { t } = useTranslation('todo');
  return useMemo(() => {
    /** More may match since they were counted: what goes for ever is counted again. */
    async function countNow(selection: Selection<ShownTask>) {
      if (!selection.all) return selection.count;
      try {
        return await countMatching(list);
      } catch (error) {
        toast.failed(error);
        return undefined;
      }
    }
    async function run(selection: Selection<ShownTask>, action: TodoAction, more: { tag?: string } = {}) {
      if (action === 'purge') {
        const count = await countNow(selection);
        if (count === undefined) return;
        const numbers = { count, number: formatNumber(count) };
        const sure = await confirm({
          question: t('bin.question', numbers),
          detail: t('bin.detail'),
          verb: t('bin.oneVerb'),
          danger: true,
        });
        if (!sure) return;
      }
      const { q, filter, tag, scope, person } = list;
      const which = selection.all
        ? { match: { q, filter, tag, scope, person, timeZone: deviceZone() } }
        : { ids: selection.ids.map(Number) };
      try {
        const json = { action, ...more, ...which } as TodoBulk;
        const { job } = await ask(api.apps.todo.bulk.$post({ query: { scope }, json }));
        selection.clear();
        await followJob(job, {
          running: t('bulk.running'),
          done: ({ changed }) => t('bulk.done', { count: changed, number: formatNumber(changed) }),
          changes: [['todos']],
        });
      } catch (error) {
        toast.failed(error);
      }
    }
    const simple = (
      action: TodoAction,
      icon: BulkAction<ShownTask>['icon'],
      danger = false,
    ): BulkAction<ShownTask> => ({
      id: action,
      label: t(`bulk.${action}`),
      icon,
      danger,
      run: (selection) => run(selection, action),
    });
    if (list.filter === 'deleted') {
      return [simple('restore', IconArrowBackUp), simple('purge', IconTrashX, true)];
    }
    return [
      list.filter === 'completed' ? simple('reopen', IconCircleDashed) : simple('complete', IconCircleCheck),
      list.filter === 'important' ? simple('unimportant', IconStar) : simple('important', IconStar),
      {
        id: 'tag',
        label: t('bulk.tag'),
        icon: IconTag,
        choices: tags.map(({ name }) => ({
          id: name,
          label: name,
          run: (selection) => run(selection, 'tag', { tag: name }),
        })),
      },
      ...(list.tag
        ? [
            {
              id: 'untag',
              label: t('bulk.untag', { tag: list.tag }),
              icon: IconTag,
              run: (selection: Selection<ShownTask>) => run(selection, 'untag', { tag: list.tag ?? '' }),
            },
          ]
        : []),
      simple('delete', IconTrash, true),
    ];
  }, [t, list, tags]);
}
