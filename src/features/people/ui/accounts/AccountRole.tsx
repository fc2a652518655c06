import { IconCrown, IconEdit, IconPencil, IconSettings, IconUser } from '@tabler/icons-react';
import type { AccountRow } from '#contract/account.ts';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import classes from './Accounts.module.css';

const ICONS = {
  admin: IconCrown,
  editor: IconEdit,
  author: IconPencil,
  maintainer: IconSettings,
  subscriber: IconUser,
};

/** A role with its picture: the same one everywhere. */
export function AccountRole({ role }: { role: AccountRow['role'] }) {
  const { t } = useTranslation('accounts');
  const Icon = ICONS[role];
  return (
    <span className={classes.role}>
      <Icon size={16} stroke={1.75} aria-hidden />
      {t(`roles.${role}`)}
    </span>
  );
}
