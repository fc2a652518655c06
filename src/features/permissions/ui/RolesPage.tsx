import { Button } from '@mantine/core';
import { IconPlus, IconTable } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { createFileRoute, getRouteApi, Link } from '@tanstack/react-router';
import { z } from 'zod/mini';
import { PERMISSION_GRANTS } from '#contract/access.ts';
import { lenient } from '#contract/list.ts';
import type { Holder } from '#features/permissions/contract.ts';
import { holdersQuery } from '#features/permissions/listContract.ts';
import { ApiError } from '#web/client.ts';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { listAddress } from '#web/kit/listAddress.ts';
import { PageHeader } from '#web/kit/PageHeader.tsx';
import { FailedState, NoAccess, SkeletonRows } from '#web/kit/states.tsx';
import { useListPart } from '#web/kit/useListPart.ts';
import { useAbility } from '#web/session.ts';
import { HoldersTable } from './HoldersTable.tsx';
import { holdersList, rolesQuery } from './queries.ts';
import { RoleCards } from './RoleCards.tsx';
import { RoleDrawer } from './RoleDrawer.tsx';
import classes from './Roles.module.css';

/** `open` is what lies beside the page: `new`, `role:manager` or `person:12`. */
const address = listAddress(lenient(z.extend(holdersQuery, { open: z.optional(z.string().check(z.maxLength(80))) })));

export const Route = createFileRoute('/_frame/apps/roles')({
  validateSearch: address.read,
  search: { middlewares: [address.tidy] },
  loaderDeps: ({ search: { open, ...list } }) => list,
  loader: ({ context, deps }) => {
    void context.queryClient.prefetchQuery(rolesQuery);
    void context.queryClient.prefetchQuery(holdersList(deps));
  },
  staticData: { title: 'pages:roles' },
  component: RolesPage,
});

const route = getRouteApi('/_frame/apps/roles');

function AddButton({ className }: { className?: string | undefined }) {
  const { t } = useTranslation('roles');
  return (
    <Button
      className={className}
      leftSection={<IconPlus size={16} stroke={1.75} aria-hidden />}
      renderRoot={(props) => (
        <Link from="/apps/roles" to="." search={(before) => ({ ...before, open: 'new' })} {...props} />
      )}
    >
      {t('role.addVerb')}
    </Button>
  );
}

function HeaderActions({ mayManage }: { mayManage: boolean }) {
  const { t } = useTranslation('roles');
  return (
    <>
      <Button
        variant="default"
        leftSection={<IconTable size={16} stroke={1.75} aria-hidden />}
        renderRoot={(props) => <Link to="/apps/roles/matrix" {...props} />}
      >
        {t('matrix.button')}
      </Button>
      {mayManage && <AddButton className={classes.notOnPhone} />}
    </>
  );
}

function RolesPage() {
  const { t } = useTranslation('roles');
  const whole = route.useSearch();
  const { open } = whole;
  const search = useListPart(whole, 'open');
  const navigate = route.useNavigate();
  const roles = useQuery(rolesQuery);
  const people = useQuery(holdersList(search)).data?.people.map((one) => one.id) ?? [];
  const mayManage = useAbility().can('manage', 'Permission');
  const show = (next: string | undefined) =>
    void navigate({ search: (before) => ({ ...before, open: next }), resetScroll: false });
  const isRefused = roles.error instanceof ApiError && roles.error.status === 403;

  return (
    <>
      <PageHeader title={t('title')} help={t('help')} actions={<HeaderActions mayManage={mayManage} />} />
      {roles.data ? (
        <RoleCards all={roles.data} mayManage={mayManage} />
      ) : (
        <div className={classes.waiting}>
          {isRefused && <NoAccess permission={PERMISSION_GRANTS['billing-and-roles'].name} />}
          {roles.isError && !isRefused && <FailedState error={roles.error} onRetry={() => void roles.refetch()} />}
          {!roles.isError && <SkeletonRows rows={4} />}
        </div>
      )}
      {!isRefused && (
        <HoldersTable
          roles={roles.data?.roles ?? []}
          search={search}
          onSearch={(patch, how) =>
            void navigate({
              search: (before) => ({ ...before, ...patch }),
              replace: how?.replace ?? false,
              resetScroll: false,
            })
          }
          mayManage={mayManage}
          phoneAction={mayManage ? <AddButton /> : undefined}
          onEdit={(person: Holder) => show(`person:${person.id}`)}
        />
      )}
      {mayManage && roles.data && <RoleDrawer open={open} all={roles.data} people={people} onOpen={show} />}
    </>
  );
}
