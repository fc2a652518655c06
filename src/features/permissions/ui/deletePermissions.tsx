import type { Job } from '#features/jobs/contract.ts';
import type { Effect, PermissionRow } from '#features/permissions/contract.ts';
import { type PermissionsQuery, permissionsMatch } from '#features/permissions/listContract.ts';
import { api, ask } from '#web/client.ts';
import { i18n } from '#web/i18n/i18n.ts';
import { confirm } from '#web/kit/confirm.ts';
import type { Selection } from '#web/kit/DataTable/types.ts';
import { formatNumber } from '#web/kit/format.ts';
import { followJob } from '#web/kit/jobs/followJob.tsx';
import { toast } from '#web/kit/toast.ts';
import { Losing } from './Effects.tsx';
import { lookAhead, rightsChanged } from './queries.ts';

const detailOf = ({ losing }: Effect) => (
  <>
    <p>{i18n.t('roles:delete.forGood')}</p>
    {losing.people > 0 ? <Losing share={losing} /> : <p>{i18n.t('roles:delete.nobody')}</p>}
  </>
);

/** Says first who loses what. */
export async function deletePermission({ id, name }: PermissionRow) {
  try {
    const sure = await confirm({
      question: i18n.t('roles:delete.permission', { name }),
      detail: detailOf(await lookAhead({ deletePermissions: { ids: [id] } })),
      verb: i18n.t('roles:delete.permissionVerb'),
      danger: true,
    });
    if (!sure) return;
    await ask(api.apps.permissions.delete.$delete({ query: { id } }));
    toast.done(i18n.t('roles:delete.done', { name }));
  } catch (error) {
    toast.failed(error);
  }
  await rightsChanged();
}

export async function deleteManyPermissions(selection: Selection<PermissionRow>, search: PermissionsQuery) {
  const { all, ids, count } = selection;
  const which = all ? { match: permissionsMatch.parse(search) } : { ids: ids.map(Number) };
  const counted = (number: number) => ({ count: number, number: formatNumber(number) });
  try {
    const sure = await confirm({
      question: i18n.t('roles:delete.many', counted(count)),
      detail: detailOf(await lookAhead({ deletePermissions: which })),
      verb: i18n.t('roles:delete.manyVerb', counted(count)),
      danger: true,
    });
    if (!sure) return;
    const { job } = await ask(api.api.permissions.bulk.$post({ json: { action: 'delete', ...which } }));
    selection.clear();
    await followJob(job, {
      running: i18n.t('roles:delete.running'),
      done: ({ changed }: Job) => i18n.t('roles:delete.manyDone', counted(changed)),
      changes: [['permissions']],
    });
  } catch (error) {
    toast.failed(error);
  }
}
