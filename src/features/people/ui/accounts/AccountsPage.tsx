import { Button } from '@mantine/core';
import { IconAddressBook, IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { createFileRoute, getRouteApi, Link } from '@tanstack/react-router';
import { type ReactNode, useCallback, useState } from 'react';
import { z } from 'zod/mini';
import { PERMISSION_GRANTS } from '#contract/access.ts';
import type { AccountRow } from '#contract/account.ts';
import { type AccountQuery, accountQuery } from '#contract/accountList.ts';
import { lenient } from '#contract/list.ts';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { newOrNumber } from '#web/kit/addressParts.ts';
import { DataTable } from '#web/kit/DataTable/DataTable.tsx';
import { RowLink } from '#web/kit/DataTable/RowLink.tsx';
import { ExportMenu } from '#web/kit/ExportMenu.tsx';
import { formatNumber } from '#web/kit/format.ts';
import { listAddress } from '#web/kit/listAddress.ts';
import { PageHeader } from '#web/kit/PageHeader.tsx';
import { EmptyState } from '#web/kit/states.tsx';
import { useListPart } from '#web/kit/useListPart.ts';
import type { Neighbour } from '#web/kit/useNeighbours.ts';
import { useAbility } from '#web/session.ts';
import { personQuery } from '../queries.ts';
import { usePersonActions } from '../usePersonActions.ts';
import { AccountCards } from './AccountCards.tsx';
import { AccountDrawer } from './AccountDrawer.tsx';
import classes from './Accounts.module.css';
import { exportAccounts } from './exportAccounts.ts';
import { accountCountsQuery, accountList, asPerson } from './queries.ts';
import { useAccountBulk } from './useAccountBulk.ts';
import { useAccountColumns } from './useAccountColumns.tsx';
import { useAccountFilters } from './useAccountFilters.ts';
import { useNeighbours } from './useNeighbours.ts';

/** `open` is whose form lies beside the list: somebody's number, or `new`. */
const address = listAddress(lenient(z.extend(accountQuery, { open: newOrNumber })));

export const Route = createFileRoute('/_frame/apps/user/list')({
  validateSearch: address.read,
  search: { middlewares: [address.tidy] },
  loaderDeps: ({ search: { open, ...list } }) => list,
  // The table shows its own waiting and failing, so the page does not wait for the answer.
  loader: ({ context, deps }) => {
    void context.queryClient.prefetchQuery(accountList(deps));
    void context.queryClient.prefetchQuery(accountCountsQuery);
  },
  staticData: { title: 'pages:user-list' },
  component: AccountsPage,
});

const route = getRouteApi('/_frame/apps/user/list');

function AddButton({ className }: { className?: string | undefined }) {
  const { t } = useTranslation('accounts');
  return (
    <Button
      className={className}
      leftSection={<IconPlus size={16} stroke={1.75} aria-hidden />}
      renderRoot={(props) => (
        <Link from="/apps/user/list" to="." search={(before) => ({ ...before, open: 'new' as const })} {...props} />
      )}
    >
      {t('list.add')}
    </Button>
  );
}

function AccountsPage() {
  const { t } = useTranslation('accounts');
  const whole = route.useSearch();
  const { open } = whole;
  const search = useListPart(whole, 'open');
  const navigate = route.useNavigate();
  const accounts = useQuery(accountList(search));
  const columns = useAccountColumns();
  const filters = useAccountFilters();
  const mayManage = useAbility().can('manage', 'User');
  const bulkActions = useAccountBulk(search);
  const edit = (editing: number | 'new' | undefined) =>
    void navigate({ search: (before) => ({ ...before, open: editing }), resetScroll: false });

  // What a row's menu offers depends on things the list does not know: asked for when the menu opens.
  const [menuOf, setMenuOf] = useState<number>();
  const detail = useQuery({ ...personQuery(menuOf ?? 0), enabled: mayManage && menuOf !== undefined }).data;
  const actionsFor = usePersonActions({ onEdit: ({ id }) => edit(id) });

  const rowLink = useCallback(
    (account: AccountRow, name: ReactNode) => (
      <RowLink
        plain={`/apps/user/view/${account.id}`}
        to="/apps/user/view/$id"
        params={{ id: String(account.id) }}
        state={{ accountList: search }}
      >
        {name}
      </RowLink>
    ),
    [search],
  );

  const neighbours = useNeighbours(search, typeof open === 'number' ? open : undefined);
  const to = (neighbour: Neighbour<AccountQuery> | undefined) =>
    neighbour &&
    (() => void navigate({ search: { ...neighbour.list, open: neighbour.id }, replace: true, resetScroll: false }));

  const actions = (
    <>
      <ExportMenu onExport={(format) => void exportAccounts(format, search)} />
      {mayManage && <AddButton className={classes.notOnPhone} />}
    </>
  );

  return (
    <>
      <PageHeader title={t('list.title')} help={t('list.help')} actions={actions} isOfList />
      <AccountCards search={search} />
      <DataTable
        name="accounts"
        caption={t('list.title')}
        columns={columns}
        rows={accounts.data?.users}
        total={accounts.data?.total}
        about={accounts.data?.about}
        state={accounts}
        rowId={(account) => String(account.id)}
        rowName={(account) => account.fullName}
        search={search}
        onSearch={(patch, how) => navigate({ search: (before) => ({ ...before, ...patch }), replace: how?.replace })}
        searchLabel={t('list.search')}
        counted={(count) => t('list.counted', { count, number: formatNumber(count) })}
        filters={filters}
        rowLink={rowLink}
        rowActions={(account) => actionsFor(asPerson(account), detail?.id === account.id ? detail : undefined)}
        onRowMenu={({ id }) => setMenuOf(id)}
        bulkActions={bulkActions}
        empty={<EmptyState icon={IconAddressBook} title={t('list.empty')} detail={t('list.emptyDetail')} />}
        permission={PERMISSION_GRANTS['add-remove-users'].name}
        tools={actions}
        phoneAction={mayManage ? <AddButton /> : undefined}
      />
      {mayManage && (
        <AccountDrawer
          editing={open}
          onClose={() => edit(undefined)}
          onOpen={(id) => void navigate({ to: '/apps/user/view/$id', params: { id: String(id) } })}
          neighbours={{ previous: to(neighbours.previous), next: to(neighbours.next) }}
        />
      )}
    </>
  );
}
