import { IconCopy, IconMail, IconPencil, IconTrash } from '@tabler/icons-react';
import type { Employee } from '#features/employees/contract.ts';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { copyText } from '#web/kit/copyText.ts';
import type { RowAction } from '#web/kit/DataTable/types.ts';
import { useAbility } from '#web/session.ts';
import { doToOne } from './bulk.ts';

/** What can be done with a row of the table. */
export function useRowActions(onEdit: (one: Employee) => void) {
  const { t } = useTranslation('employees');
  const mayManage = useAbility().can('manage', 'DataTable');

  const copyEmail = ({ email }: Employee) => copyText(email, t('copied', { email }), { refused: t('notCopied') });

  return (one: Employee): RowAction[] => {
    const contact: RowAction[] = [
      {
        id: 'write',
        label: t('actions.write'),
        icon: IconMail,
        run: () => {
          location.href = `mailto:${one.email}`;
        },
      },
      { id: 'copy', label: t('actions.copyEmail'), icon: IconCopy, run: () => void copyEmail(one) },
    ];
    if (!mayManage) return contact;
    return [
      { id: 'edit', label: t('actions.edit'), icon: IconPencil, shortcut: 'e', run: () => onEdit(one) },
      ...contact,
      {
        id: 'delete',
        label: t('actions.delete'),
        icon: IconTrash,
        danger: true,
        run: () => void doToOne({ action: 'delete' }, one),
      },
    ];
  };
}
