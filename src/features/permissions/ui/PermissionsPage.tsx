import { Button } from '@mantine/core';
import { IconKey, IconPencil, IconPlus, IconRestore, IconTrash } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { createFileRoute, getRouteApi, Link } from '@tanstack/react-router';
import { type ReactNode, useCallback, useMemo } from 'react';
import { z } from 'zod/mini';
import { PERMISSION_GRANTS } from '#contract/access.ts';
import { lenient } from '#contract/list.ts';
import type { PermissionRow } from '#features/permissions/contract.ts';
import { type PermissionsQuery, permissionsQuery } from '#features/permissions/listContract.ts';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { newOrNumber } from '#web/kit/addressParts.ts';
import { choiceFilter } from '#web/kit/DataTable/choiceFilter.tsx';
import { DataTable } from '#web/kit/DataTable/DataTable.tsx';
import { RowLink } from '#web/kit/DataTable/RowLink.tsx';
import type { BulkAction, Filter, RowAction } from '#web/kit/DataTable/types.ts';
import { useExportAction } from '#web/kit/DataTable/useExportAction.ts';
import { ExportMenu } from '#web/kit/ExportMenu.tsx';
import { formatNumber } from '#web/kit/format.ts';
import { listAddress } from '#web/kit/listAddress.ts';
import { neighboursOf } from '#web/kit/neighboursOf.ts';
import { PageHeader } from '#web/kit/PageHeader.tsx';
import { roleName } from '#web/kit/roleName.ts';
import { EmptyState } from '#web/kit/states.tsx';
import { useListPart } from '#web/kit/useListPart.ts';
import { useAbility, useSession } from '#web/session.ts';
import { deleteManyPermissions, deletePermission } from './deletePermissions.tsx';
import { exportPermissions } from './exportPermissions.ts';
import { PermissionDrawer } from './PermissionDrawer.tsx';
import { permissionsList, rolesQuery } from './queries.ts';
import classes from './Roles.module.css';
import { restoreStandard } from './restoreStandard.ts';
import { usePermissionColumns } from './usePermissionColumns.tsx';

/** `open` is what lies beside the list: a permission's number, or `new`. */
const address = listAddress(lenient(z.extend(permissionsQuery, { open: newOrNumber })));

export const Route = createFileRoute('/_frame/apps/permissions')({
  validateSearch: address.read,
  search: { middlewares: [address.tidy] },
  loaderDeps: ({ search: { open, ...list } }) => list,
  loader: ({ context, deps }) => {
    void context.queryClient.prefetchQuery(permissionsList(deps));
    void context.queryClient.prefetchQuery(rolesQuery);
  },
  staticData: { title: 'pages:permissions' },
  component: PermissionsPage,
});

const route = getRouteApi('/_frame/apps/permissions');

function AddButton({ className }: { className?: string | undefined }) {
  const { t } = useTranslation('roles');
  return (
    <Button
      className={className}
      leftSection={<IconPlus size={16} stroke={1.75} aria-hidden />}
      renderRoot={(props) => (
        <Link from="/apps/permissions" to="." search={(before) => ({ ...before, open: 'new' as const })} {...props} />
      )}
    >
      {t('permission.addVerb')}
    </Button>
  );
}

function PermissionsPage() {
  const { t } = useTranslation('roles');
  const whole = route.useSearch();
  const { open } = whole;
  const search = useListPart(whole, 'open');
  const navigate = route.useNavigate();
  const found = useQuery(permissionsList(search));
  const all = useQuery(rolesQuery).data;
  const columns = usePermissionColumns();
  const mayManage = useAbility().can('manage', 'Permission');
  const isAdmin = useSession()?.role === 'admin';
  const edit = (next: number | 'new' | undefined) =>
    void navigate({ search: (before) => ({ ...before, open: next }), resetScroll: false });

  const names = all?.roles.map((one) => one.name).join('\n');
  const filters = useMemo((): Filter<PermissionsQuery>[] => {
    const choices = (names?.split('\n') ?? []).map((value) => ({ value, label: roleName(value) }));
    return [choiceFilter('assignedTo', t('permissions.columns.assignedTo'), choices)];
  }, [names, t]);

  const rowLink = useCallback(
    (permission: PermissionRow, name: ReactNode) => (
      <RowLink
        plain={`/apps/permissions?open=${permission.id}`}
        to="/apps/permissions"
        search={{ ...search, open: permission.id }}
      >
        {name}
      </RowLink>
    ),
    [search],
  );
  const rowActions = (permission: PermissionRow): RowAction[] =>
    mayManage
      ? [
          {
            id: 'rename',
            label: t('permission.renameVerb'),
            icon: IconPencil,
            shortcut: 'e',
            run: () => edit(permission.id),
          },
          {
            id: 'delete',
            label: t('delete.verb'),
            icon: IconTrash,
            danger: true,
            refused: permission.refused.delete,
            run: () => void deletePermission(permission),
          },
        ]
      : [];
  const toFile = useExportAction<PermissionRow>((format, ids) => void exportPermissions(format, search, ids));
  const bulkActions: BulkAction<PermissionRow>[] = [
    toFile,
    ...(mayManage
      ? [
          {
            id: 'delete',
            label: t('delete.verb'),
            icon: IconTrash,
            danger: true,
            run: (chosen: Parameters<typeof deleteManyPermissions>[0]) => void deleteManyPermissions(chosen, search),
          },
        ]
      : []),
  ];
  const ids = found.data?.permissions.map((one) => one.id) ?? [];
  const edited = typeof open === 'number' ? all?.permissions.find((one) => one.id === open) : open;

  const actions = (
    <>
      {isAdmin && all && all.missing.length > 0 && (
        <Button
          variant="default"
          leftSection={<IconRestore size={16} stroke={1.75} aria-hidden />}
          onClick={() => void restoreStandard(all.missing)}
        >
          {t('restore.button')}
        </Button>
      )}
      <ExportMenu onExport={(format) => void exportPermissions(format, search)} />
      {mayManage && <AddButton className={classes.notOnPhone} />}
    </>
  );

  return (
    <>
      <PageHeader title={t('permissions.title')} help={t('permissions.help')} actions={actions} isOfList />
      <DataTable
        name="permissions"
        caption={t('permissions.title')}
        columns={columns}
        rows={found.data?.permissions}
        total={found.data?.total}
        about={found.data?.about}
        state={found}
        rowId={(permission) => String(permission.id)}
        rowName={(permission) => permission.name}
        search={search}
        onSearch={(patch, how) => navigate({ search: (before) => ({ ...before, ...patch }), replace: how?.replace })}
        searchLabel={t('permissions.search')}
        counted={(count) => t('permissions.counted', { count, number: formatNumber(count) })}
        filters={filters}
        rowLink={mayManage ? rowLink : undefined}
        rowActions={rowActions}
        bulkActions={bulkActions}
        empty={<EmptyState icon={IconKey} title={t('permissions.empty')} detail={t('permissions.emptyDetail')} />}
        permission={PERMISSION_GRANTS['billing-and-roles'].name}
        tools={actions}
        phoneAction={mayManage ? <AddButton /> : undefined}
      />
      {mayManage && (
        <PermissionDrawer
          edited={edited ?? null}
          neighbours={typeof open === 'number' ? neighboursOf(ids, open, edit) : undefined}
          onClose={() => edit(undefined)}
        />
      )}
    </>
  );
}
