import type { AccessRole } from '#contract/access.ts';
import type { PeopleBulk, PersonRow } from '#features/people/contract.ts';
import { type PeopleQuery, peopleMatch } from '#features/people/listContract.ts';
import { api, ask } from '#web/client.ts';
import { i18n } from '#web/i18n/i18n.ts';
import type { Selection } from '#web/kit/DataTable/types.ts';
import { formatNumber } from '#web/kit/format.ts';
import { makeStartOnce } from '#web/kit/jobs/startOnce.ts';
import { runBulk } from './runBulk.ts';

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
  i18n.t(`people:bulk.${key}.${action}`, { count, number: formatNumber(count) });

const once = makeStartOnce();

export const doBulk = (deed: BulkDeed, selection: Selection<PersonRow>, search: PeopleQuery) =>
  runBulk({
    action: deed.action,
    selection,
    say: (key, count) => counted(key, deed.action, count),
    start: () => {
      const json = { ...deed, ...whichOf(selection, search) };
      return once(json, (key) => ask(api.api.people.bulk.$post({ json: { ...json, key } })));
    },
  });
