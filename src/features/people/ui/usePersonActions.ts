import {
  IconCopy,
  IconEye,
  IconKey,
  IconLockOpen,
  IconMailForward,
  IconMailOff,
  IconPencil,
  IconTrash,
  IconUserCheck,
  IconUserOff,
  IconUserShield,
} from '@tabler/icons-react';
import type { PersonDetail, PersonRow } from '#features/people/contract.ts';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import type { RowAction } from '#web/kit/DataTable/types.ts';
import { useAbility, useSession } from '#web/session.ts';
import { copyEmails } from './copyEmails.ts';
import { type Deed, doDeed } from './deeds.ts';
import { deletePerson } from './deletePerson.tsx';
import { viewAs } from './viewAs.ts';

interface Options {
  onEdit: (person: PersonRow) => void;
  /** How somebody is deleted on their own page, which is left then. */
  around?: (deed: () => Promise<unknown>) => Promise<unknown>;
}

/** What can be done to somebody, the same in a list's row and on their page. The detail may come a moment later. */
export function usePersonActions({ onEdit, around }: Options) {
  const { t } = useTranslation('people');
  const mayManage = useAbility().can('manage', 'User');
  const isAdmin = useSession()?.role === 'admin';

  return (person: PersonRow, detail: PersonDetail | undefined): RowAction[] => {
    const refused = detail?.refused;
    const deed = (id: Deed, label: string, icon: RowAction['icon'], more: Partial<RowAction> = {}): RowAction => ({
      id,
      label,
      icon,
      refused: refused?.change,
      run: () => void doDeed(person, id),
      ...more,
    });
    const copy: RowAction = {
      id: 'copy',
      label: t('users.copyEmail'),
      icon: IconCopy,
      shortcut: 'c',
      run: () => void copyEmails([person]),
    };
    if (!mayManage) return [copy];

    const isOff = person.status === 'suspended' || person.status === 'inactive';
    const hasPassword = detail ? detail.hasPassword : person.status !== 'pending';
    const invite = [
      deed('invite', detail?.invitation ? t('actions.inviteAgain') : t('actions.invite'), IconMailForward),
      ...(detail?.invitation ? [deed('revoke-invitation', t('actions.revokeInvitation'), IconMailOff)] : []),
    ];
    const password = [
      deed('send-password-reset', t('actions.sendPasswordReset'), IconKey),
      ...(detail?.mustChangePassword
        ? []
        : [deed('force-password-change', t('actions.forcePasswordChange'), IconUserShield)]),
    ];
    return [
      {
        id: 'edit',
        label: t('actions.edit'),
        icon: IconPencil,
        shortcut: 'e',
        refused: refused?.change,
        run: () => onEdit(person),
      },
      copy,
      ...(isOff ? [] : hasPassword ? password : invite),
      ...(detail && detail.lockedFor > 0 ? [deed('unlock', t('actions.unlock'), IconLockOpen)] : []),
      isOff
        ? deed('reactivate', t('actions.reactivate'), IconUserCheck, { shortcut: 's' })
        : deed('suspend', t('actions.suspend'), IconUserOff, { shortcut: 's', refused: refused?.suspend }),
      ...(isAdmin
        ? [
            {
              id: 'view-as',
              label: t('actions.viewAs'),
              icon: IconEye,
              shortcut: 'v',
              refused: refused?.viewAs,
              run: () => void viewAs(person),
            },
          ]
        : []),
      {
        id: 'delete',
        label: t('actions.delete'),
        icon: IconTrash,
        danger: true,
        refused: refused?.delete,
        run: () => void deletePerson(person, around),
      },
    ];
  };
}
