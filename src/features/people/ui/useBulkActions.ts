import { IconMail, IconTrash, IconUserCheck, IconUserCog, IconUserOff } from '@tabler/icons-react';
import type { PersonRow } from '#features/people/contract.ts';
import type { PeopleQuery } from '#features/people/listContract.ts';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import type { BulkAction, Selection } from '#web/kit/DataTable/types.ts';
import { useExportAction } from '#web/kit/DataTable/useExportAction.ts';
import { formatNumber } from '#web/kit/format.ts';
import { toast } from '#web/kit/toast.ts';
import { useAbility } from '#web/session.ts';
import { doBulk } from './bulk.ts';
import { copyEmails } from './copyEmails.ts';
import { exportPeople } from './exportPeople.ts';
import { everyoneMatching, MOST_COPIED } from './queries.ts';
import { useAccessRoles } from './useAccessRoles.ts';

export function useBulkActions(search: PeopleQuery): BulkAction<PersonRow>[] {
  const { t } = useTranslation('people');
  const roles = useAccessRoles();
  const mayManage = useAbility().can('manage', 'User');

  async function copy({ all, rows }: Selection<PersonRow>) {
    try {
      const chosen = all ? await everyoneMatching(search) : rows;
      const cut = all && chosen.length === MOST_COPIED;
      await copyEmails(chosen, cut ? t('users.onlyFirst', { number: formatNumber(MOST_COPIED) }) : undefined);
    } catch (error) {
      toast.failed(error);
    }
  }

  const toFile = useExportAction<PersonRow>((format, ids) => void exportPeople(format, search, ids));
  const look: BulkAction<PersonRow>[] = [
    { id: 'copy', label: t('users.copyEmails'), icon: IconMail, run: copy },
    toFile,
  ];
  if (!mayManage) return look;
  return [
    {
      id: 'suspend',
      label: t('actions.suspend'),
      icon: IconUserOff,
      run: (selection) => doBulk({ action: 'suspend' }, selection, search),
    },
    {
      id: 'reactivate',
      label: t('actions.reactivate'),
      icon: IconUserCheck,
      run: (selection) => doBulk({ action: 'reactivate' }, selection, search),
    },
    {
      id: 'role',
      label: t('actions.changeRole'),
      icon: IconUserCog,
      choices: roles.map((role) => ({
        id: role,
        label: t(`roles.${role}`),
        run: (selection) => doBulk({ action: 'role', role }, selection, search),
      })),
    },
    ...look,
    {
      id: 'delete',
      label: t('actions.delete'),
      icon: IconTrash,
      danger: true,
      run: (selection) => doBulk({ action: 'delete' }, selection, search),
    },
  ];
}
