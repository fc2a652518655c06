import i18next from 'i18next';
import type { AccessRole } from '#contract/access.ts';
import type { Job } from '#features/jobs/contract.ts';
import { type PeopleBulk, type PeopleQuery, type PersonRow, peopleMatch } from '#features/people/contract.ts';
import { api, ask } from '#web/client.ts';
import { confirm } from '#web/kit/confirm.tsx';
import type { Selection } from '#web/kit/DataTable/types.ts';
import { formatNumber } from '#web/kit/format.ts';
import { followJob } from '#web/kit/jobs/followJob.tsx';
import { toast } from '#web/kit/toast.ts';

export type BulkDeed =
  | { action: 'suspend' }
  | { action: 'reactivate' }
  | { action: 'delete' }
  | { action: 'role'; role: AccessRole };

/** The ticked people, or everybody the list's address matches. */
function whichOf({ all, ids }: Selection<PersonRow>, search: PeopleQuery): Pick<PeopleBulk, 'ids' | 'match'> {
  return all ? { match: peopleMatch.parse(search) } : { ids: ids.map(Number) };
}

const counted = (key: 'running' | 'done', action: BulkDeed['action'], count: number) =>
  i18next.t(`people:bulk.${key}.${action}`, { count, number: formatNumber(count) });

/** Runs on the server as one piece of work; deleting asks first, the rest can be taken back. */
export async function doBulk(deed: BulkDeed, selection: Selection<PersonRow>, search: PeopleQuery) {
  const { count } = selection;
  if (deed.action === 'delete') {
    const sure = await confirm({
      question: i18next.t('people:bulk.deleteQuestion', { count, number: formatNumber(count) }),
      detail: i18next.t('people:bulk.deleteDetail'),
      verb: i18next.t('people:bulk.deleteVerb', { count, number: formatNumber(count) }),
      danger: true,
    });
    if (!sure) return;
  }
  try {
    const { job } = await ask(api.api.people.bulk.$post({ json: { ...deed, ...whichOf(selection, search) } }));
    selection.clear();
    await followJob(job, {
      running: counted('running', deed.action, count),
      done: ({ changed }: Job) => counted('done', deed.action, changed),
      changes: [['people']],
    });
  } catch (error) {
    toast.failed(error);
  }
}
