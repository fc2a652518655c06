import type { Job } from '#features/jobs/contract.ts';
import type { Holder } from '#features/permissions/contract.ts';
import { type HoldersQuery, holdersMatch } from '#features/permissions/listContract.ts';
import { api, ask } from '#web/client.ts';
import { i18n } from '#web/i18n/i18n.ts';
import type { Selection } from '#web/kit/DataTable/types.ts';
import { formatNumber } from '#web/kit/format.ts';
import { followJob } from '#web/kit/jobs/followJob.tsx';
import { roleName } from '#web/kit/roleName.ts';
import { toast } from '#web/kit/toast.ts';
import { queryClient } from '#web/queryClient.ts';
import { rightsChanged } from './queries.ts';
import type { RoleMoves } from './roleMoves.ts';

/** At once, and with a way back. */
export async function moveRoles(person: Pick<Holder, 'id' | 'fullName'>, { give, take }: RoleMoves): Promise<boolean> {
  try {
    await ask(api.api.roles.people[':id'].$post({ param: { id: person.id }, json: { give, take } }));
    toast.done(i18n.t('roles:people.saved', { name: person.fullName }), {
      undo: () => void moveRoles(person, { give: take, take: give }),
    });
    return true;
  } catch (error) {
    toast.failed(error);
    return false;
  } finally {
    void rightsChanged();
    void queryClient.invalidateQueries({ queryKey: ['people'] });
  }
}

/** Many at once, as one piece of work that can be taken back. */
export async function moveMany(
  action: 'give' | 'take',
  role: string,
  selection: Selection<Holder>,
  search: HoldersQuery,
) {
  const { all, ids } = selection;
  const which = all ? { match: holdersMatch.parse(search) } : { ids: ids.map(Number) };
  try {
    const { job } = await ask(api.api.roles.people.bulk.$post({ json: { action, role, ...which } }));
    selection.clear();
    await followJob(job, {
      running: i18n.t(`roles:people.running.${action}`, { role: roleName(role) }),
      done: ({ changed }: Job) =>
        i18n.t(`roles:people.done.${action}`, {
          role: roleName(role),
          count: changed,
          number: formatNumber(changed),
        }),
      changes: [['permissions'], ['people']],
    });
  } catch (error) {
    toast.failed(error);
  }
}
