import { Button, TextInput } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { formatList, formatNumber } from '#web/kit/format.ts';
import { PageHeader } from '#web/kit/PageHeader.tsx';
import { roleName } from '#web/kit/roleName.ts';
import { FailedState, NothingFound, SkeletonRows } from '#web/kit/states.tsx';
import { Breadcrumbs } from '#web/shell/Breadcrumbs.tsx';
import { MatrixTable } from './MatrixTable.tsx';
import { matches } from './PermissionTicks.tsx';
import { rolesQuery } from './queries.ts';
import classes from './Roles.module.css';
import { saveMatrix } from './saveMatrix.ts';
import { type Matrix, useMatrix } from './useMatrix.ts';

export const Route = createFileRoute('/_frame/apps/roles/matrix')({
  loader: ({ context }) => void context.queryClient.prefetchQuery(rolesQuery),
  staticData: { title: 'roles:matrix.title' },
  component: MatrixPage,
});

/** What would be saved, role by role. */
function SaveBar({ matrix }: { matrix: Matrix }) {
  const { t } = useTranslation('roles');
  const [busy, setBusy] = useState(false);
  const { changes, moves } = matrix;
  if (changes.length === 0) return null;
  const count = changes.reduce((sum, one) => sum + one.given.length + one.taken.length, 0);
  const named = (list: { name: string }[], sign: string) => list.map((one) => `${sign}${one.name}`);

  async function save() {
    setBusy(true);
    if (await saveMatrix(changes)) matrix.settle(moves);
    setBusy(false);
  }

  return (
    <section className={classes.saveBar} aria-label={t('matrix.unsaved', { count, number: formatNumber(count) })}>
      <div className={classes.saveWords}>
        <p className={classes.saveCount} role="status">
          {t('matrix.unsaved', { count, number: formatNumber(count) })}
        </p>
        <ul className={classes.saveList}>
          {changes.map(({ role, given, taken }) => (
            <li key={role.name} dir="auto">
              <b>{roleName(role.name)}</b> {formatList([...named(given, '+ '), ...named(taken, '− ')])}
            </li>
          ))}
        </ul>
      </div>
      <Button variant="subtle" onClick={matrix.reset} disabled={busy}>
        {t('matrix.discard')}
      </Button>
      <Button loading={busy} onClick={() => void save()}>
        {t('matrix.save')}
      </Button>
    </section>
  );
}

function MatrixPage() {
  const { t } = useTranslation('roles');
  const all = useQuery(rolesQuery);
  const matrix = useMatrix(all.data);
  const [q, setQ] = useState('');
  const permissions = (all.data?.permissions ?? []).filter((one) => matches(one.name, q));
  return (
    <>
      <PageHeader
        title={t('matrix.title')}
        help={t('matrix.help')}
        breadcrumb={<Breadcrumbs under="/apps/roles" here={t('matrix.button')} />}
      />
      <div className={classes.matrixCard}>
        <div className={classes.matrixTools}>
          <TextInput
            className={classes.search}
            aria-label={t('matrix.search')}
            placeholder={t('matrix.search')}
            leftSection={<IconSearch size={16} stroke={1.75} aria-hidden />}
            value={q}
            onChange={(event) => setQ(event.currentTarget.value)}
          />
        </div>
        {all.isError && !all.data && <FailedState error={all.error} onRetry={() => void all.refetch()} />}
        {all.isPending && <SkeletonRows rows={6} />}
        {all.data && permissions.length > 0 && (
          <MatrixTable roles={all.data.roles} permissions={permissions} matrix={matrix} />
        )}
        {all.data && permissions.length === 0 && <NothingFound query={q} onClear={() => setQ('')} />}
        <SaveBar matrix={matrix} />
      </div>
    </>
  );
}
