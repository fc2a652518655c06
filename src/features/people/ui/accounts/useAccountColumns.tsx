import { useMemo } from 'react';
import type { AccountRow } from '#contract/account.ts';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { PersonAvatar } from '#web/kit/Avatar.tsx';
import { TitleCell } from '#web/kit/DataTable/TitleCell.tsx';
import type { Column } from '#web/kit/DataTable/types.ts';
import { formatDate, formatDateTime, formatRelative } from '#web/kit/format.ts';
import { Status } from '#web/kit/Status.tsx';
import { AccountRole } from './AccountRole.tsx';
import classes from './Accounts.module.css';

export function useAccountColumns(): Column<AccountRow>[] {
  const { t } = useTranslation('accounts');
  return useMemo(
    () => [
      {
        id: 'fullName',
        header: t('fields.fullName'),
        sortable: true,
        fixed: true,
        width: 260,
        phone: 'title',
        cell: (account) => (
          <TitleCell
            name={account.fullName}
            second={<bdi dir="ltr">{account.email}</bdi>}
            picture={(size) => (
              <PersonAvatar name={account.fullName} id={account.id} src={account.avatar} size={size} />
            )}
          />
        ),
      },
      {
        id: 'email',
        header: t('fields.email'),
        sortable: true,
        hiddenAtFirst: true,
        cell: (account) => <span dir="ltr">{account.email}</span>,
      },
      {
        id: 'username',
        header: t('fields.username'),
        sortable: true,
        hiddenAtFirst: true,
        width: 150,
        cell: (account) => <bdi dir="ltr">@{account.username}</bdi>,
      },
      {
        id: 'role',
        header: t('fields.role'),
        sortable: true,
        width: 140,
        phone: 'facts',
        cell: (account) => <AccountRole role={account.role} />,
        phoneCell: (account) => t(`roles.${account.role}`),
      },
      {
        id: 'currentPlan',
        header: t('fields.currentPlan'),
        sortable: true,
        width: 120,
        phone: 'facts',
        cell: (account) => t(`plans.${account.currentPlan}`),
      },
      {
        id: 'billing',
        header: t('fields.billing'),
        sortable: true,
        cell: (account) => t(`billings.${account.billing}`),
      },
      {
        id: 'status',
        header: t('fields.status'),
        sortable: true,
        width: 125,
        phone: 'status',
        cell: (account) => <Status shape={account.state}>{t(`people:statuses.${account.state}`)}</Status>,
      },
      {
        id: 'company',
        header: t('fields.company'),
        sortable: true,
        hiddenAtFirst: true,
        cell: (account) => <bdi>{account.company}</bdi>,
      },
      {
        id: 'country',
        header: t('fields.country'),
        sortable: true,
        hiddenAtFirst: true,
        cell: (account) => <bdi>{account.country}</bdi>,
      },
      {
        id: 'contact',
        header: t('fields.contact'),
        sortable: true,
        hiddenAtFirst: true,
        width: 150,
        cell: (account) => <bdi dir="ltr">{account.contact}</bdi>,
      },
      {
        id: 'lastActiveAt',
        header: t('fields.lastActiveAt'),
        sortable: true,
        sortFirst: 'desc',
        width: 144,
        cell: ({ lastActiveAt }) =>
          lastActiveAt ? (
            <time dateTime={lastActiveAt} title={formatDateTime(lastActiveAt)}>
              {formatRelative(lastActiveAt)}
            </time>
          ) : (
            <span className={classes.quiet}>{t('never')}</span>
          ),
      },
      {
        id: 'createdAt',
        header: t('fields.createdAt'),
        sortable: true,
        sortFirst: 'desc',
        hiddenAtFirst: true,
        width: 130,
        cell: (account) => <time dateTime={account.createdAt}>{formatDate(account.createdAt)}</time>,
      },
    ],
    [t],
  );
}
