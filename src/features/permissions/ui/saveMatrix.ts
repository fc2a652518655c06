import type { RolesAnswer } from '#features/permissions/contract.ts';
import { ApiError, api, ask } from '#web/client.ts';
import { i18n } from '#web/i18n/i18n.ts';
import { formatNumber } from '#web/kit/format.ts';
import { toast } from '#web/kit/toast.ts';
import { queryClient } from '#web/queryClient.ts';
import { rightsChanged, rolesQuery } from './queries.ts';
import type { Matrix } from './useMatrix.ts';

type Change = Pick<Matrix['changes'][number], 'role' | 'permissionIds'>;

const put = async (changes: Change[]): Promise<RolesAnswer> => {
  const roles = changes.map(({ role, permissionIds }) => ({ role: role.name, version: role.version, permissionIds }));
  const answer = await ask(api.api.roles.permissions.$put({ json: { roles } }));
  queryClient.setQueryData(rolesQuery.queryKey, answer);
  return answer;
};

/** All or nothing. What somebody else saved first is shown, and the ticks stay to be looked at again. */
export async function saveMatrix(changes: Matrix['changes']): Promise<boolean> {
  const count = changes.reduce((sum, one) => sum + one.given.length + one.taken.length, 0);
  try {
    const { roles } = await put(changes);
    const back = changes.flatMap(({ role }) => {
      const now = roles.find((one) => one.name === role.name);
      return now ? [{ role: now, permissionIds: role.permissionIds }] : [];
    });
    toast.done(i18n.t('roles:matrix.saved', { count, number: formatNumber(count) }), {
      undo: () => void put(back).then(rightsChanged, toast.failed),
    });
    void rightsChanged();
    return true;
  } catch (error) {
    // Theirs first: whoever is told and saves again does so over what is there by then.
    const theirs = rightsChanged();
    if (error instanceof ApiError && error.status === 409) await theirs;
    toast.failed(error);
    return false;
  }
}
