import { IconCreditCard, IconTrash, IconUserCheck, IconUserCog, IconUserOff } from '@tabler/icons-react';
import type { AccountRow } from '#contract/account.ts';
import type { AccountQuery } from '#contract/accountList.ts';
import { MANAGED_ROLES, PLANS } from '#features/people/listContract.ts';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import type { BulkAction } from '#web/kit/DataTable/types.ts';
import { useExportAction } from '#web/kit/DataTable/useExportAction.ts';
import { useAbility } from '#web/session.ts';
import { bulkAccounts } from './bulkAccounts.ts';
import { exportAccounts } from './exportAccounts.ts';

export function useAccountBulk(search: AccountQuery): BulkAction<AccountRow>[] {
  const { t } = useTranslation('accounts');
  const mayManage = useAbility().can('manage', 'User');
  const file = useExportAction<AccountRow>((format, ids) => void exportAccounts(format, search, ids));
  if (!mayManage) return [file];
  return [
    {
      id: 'suspend',
      label: t('people:actions.suspend'),
      icon: IconUserOff,
      run: (selection) => bulkAccounts({ action: 'suspend' }, selection, search),
    },
    {
      id: 'reactivate',
      label: t('people:actions.reactivate'),
      icon: IconUserCheck,
      run: (selection) => bulkAccounts({ action: 'reactivate' }, selection, search),
    },
    {
      id: 'role',
      label: t('actions.setRole'),
      icon: IconUserCog,
      choices: MANAGED_ROLES.map((role) => ({
        id: role,
        label: t(`roles.${role}`),
        run: (selection) => bulkAccounts({ action: 'role', role }, selection, search),
      })),
    },
    {
      id: 'plan',
      label: t('actions.setPlan'),
      icon: IconCreditCard,
      choices: PLANS.map((currentPlan) => ({
        id: currentPlan,
        label: t(`plans.${currentPlan}`),
        run: (selection) => bulkAccounts({ action: 'plan', currentPlan }, selection, search),
      })),
    },
    file,
    {
      id: 'delete',
      label: t('people:actions.delete'),
      icon: IconTrash,
      danger: true,
      run: (selection) => bulkAccounts({ action: 'delete' }, selection, search),
    },
  ];
}
