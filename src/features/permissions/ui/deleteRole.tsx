import type { Role } from '#features/permissions/contract.ts';
import { api, ask } from '#web/client.ts';
import { i18n } from '#web/i18n/i18n.ts';
import { confirm } from '#web/kit/confirm.ts';
import { formatNumber } from '#web/kit/format.ts';
import { toast } from '#web/kit/toast.ts';
import { Losing, Names } from './Effects.tsx';
import { lookAhead, rightsChanged } from './queries.ts';

/** Says first who holds it and what they lose. `leave` closes what shows it. */
export async function deleteRole({ name }: Role, leave: () => void) {
  try {
    const { holders, losing } = await lookAhead({ deleteRole: name });
    const count = holders.people;
    const sure = await confirm({
      question: i18n.t('roles:delete.role', { name }),
      detail: (
        <>
          <p>{i18n.t('roles:delete.holders', { count, number: formatNumber(count) })}</p>
          {count > 0 && (
            <p>
              <Names names={holders.names} people={count} />
            </p>
          )}
          <Losing share={losing} />
        </>
      ),
      verb: i18n.t('roles:delete.roleVerb'),
      danger: true,
    });
    if (!sure) return;
    await ask(api.api.roles.$delete({ query: { role: name } }));
    leave();
    toast.done(i18n.t('roles:delete.done', { name }));
  } catch (error) {
    toast.failed(error);
  }
  await rightsChanged();
}
