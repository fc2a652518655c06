import type { PermissionRow } from '#features/permissions/contract.ts';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { TitleCell } from '#web/kit/DataTable/TitleCell.tsx';
import type { Column } from '#web/kit/DataTable/types.ts';
import { formatDateTime, formatList } from '#web/kit/format.ts';
import { roleName } from '#web/kit/roleName.ts';
import { useOpens } from './opens.ts';
import { RolePills } from './RolePills.tsx';
import classes from './Roles.module.css';

/** What it opens, or that it opens nothing yet. */
function Opens({ permission }: { permission: PermissionRow }) {
  const { t } = useTranslation('roles');
  const words = useOpens().ofKey(permission.key);
  return words ? (
    <span className={classes.opens} title={words}>
      {words}
    </span>
  ) : (
    <span className={classes.quiet}>{t('permission.opensNothing')}</span>
  );
}

/** As it stands in the search: in UTC, and in English as the product writes it everywhere. */
function Created({ permission }: { permission: PermissionRow }) {
  const { i18n } = useTranslation('roles');
  const { createdAt, createdDate } = permission;
  return (
    <time dateTime={createdAt} title={formatDateTime(createdAt)} dir="auto">
      {i18n.language === 'en' ? createdDate : formatDateTime(createdAt)}
    </time>
  );
}

export function usePermissionColumns(): Column<PermissionRow>[] {
  const { t } = useTranslation('roles');
  return [
    {
      id: 'name',
      header: t('permissions.columns.name'),
      sortable: true,
      fixed: true,
      width: 230,
      phone: 'title',
      plain: true,
      cell: (permission) => <TitleCell name={permission.name} />,
    },
    {
      id: 'assignedTo',
      header: t('permissions.columns.assignedTo'),
      sortable: true,
      sortFirst: 'desc',
      width: 300,
      phone: 'facts',
      plain: true,
      cell: (permission) => <RolePills roles={permission.assignedTo} none={t('permissions.nobody')} />,
      phoneCell: (permission) => formatList(permission.assignedTo.map(roleName)) || t('permissions.nobody'),
    },
    {
      id: 'opens',
      header: t('permissions.columns.opens'),
      plain: true,
      cell: (permission) => <Opens permission={permission} />,
    },
    {
      id: 'createdDate',
      header: t('permissions.columns.created'),
      sortable: true,
      sortFirst: 'desc',
      width: 190,
      plain: true,
      cell: (permission) => <Created permission={permission} />,
    },
  ];
}
