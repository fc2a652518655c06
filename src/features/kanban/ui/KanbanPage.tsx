import { IconLayoutKanban } from '@tabler/icons-react';
import { createFileRoute, getRouteApi } from '@tanstack/react-router';
import { Suspense, useCallback, useState } from 'react';
import { z } from 'zod/mini';
import { PERMISSION_GRANTS } from '#contract/access.ts';
import { id } from '#contract/ids.ts';
import { lenient } from '#contract/list.ts';
import type { BoardId } from '#features/kanban/contract.ts';
import { boardQuery as boardSearch } from '#features/kanban/listContract.ts';
import { ApiError } from '#web/client.ts';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { lazyPart } from '#web/kit/lazyPart.ts';
import { listAddress } from '#web/kit/listAddress.ts';
import { EmptyState, FailedState, NoAccess } from '#web/kit/states.tsx';
import { useListPart } from '#web/kit/useListPart.ts';
import { useSoon } from '#web/kit/useSoon.ts';
import { useAbility } from '#web/session.ts';
import { useIsPhone } from '#web/shell/frameLayout.ts';
import { AddBoard } from './board/AddBoard.tsx';
import classes from './board/Board.module.css';
import { Board } from './board/Board.tsx';
import { BoardSkeleton } from './board/BoardSkeleton.tsx';
import { Header } from './board/Header.tsx';
import { columnInFocus } from './board/useBoardKeys.ts';
import { boardQuery, isFiltered } from './data/queries.ts';
import { useBoard } from './data/useBoard.ts';
import { focusCard } from './drag/focusCard.ts';

const CardDrawer = lazyPart(
  () => import('./drawer/CardDrawer.tsx'),
  (file) => file.CardDrawer,
);

/** `card` is the one whose drawer is open. */
const kanbanSearch = z.extend(z.pick(boardSearch, { q: true, labels: true, people: true, due: true }), {
  card: z.optional(id),
});
type KanbanSearch = z.infer<typeof kanbanSearch>;
type Patch = Partial<KanbanSearch>;
/** Two changes in a row both count when the second is made from what is newest. */
export type GoTo = (patch: Patch | ((now: KanbanSearch) => Patch), how?: { replace?: boolean }) => void;

const address = listAddress(lenient(kanbanSearch));

export const Route = createFileRoute('/_frame/apps/kanban')({
  validateSearch: address.read,
  search: { middlewares: [address.tidy] },
  loaderDeps: ({ search: { card, ...filter } }) => filter,
  loader: ({ context, deps }) => void context.queryClient.prefetchQuery(boardQuery(deps)),
  staticData: { title: 'pages:kanban', workbench: true },
  component: KanbanPage,
});

const route = getRouteApi('/_frame/apps/kanban');

function KanbanPage() {
  const { t } = useTranslation('kanban');
  const whole = route.useSearch();
  const filter = useListPart(whole, 'card');
  const navigate = route.useNavigate();
  const mayManage = useAbility().can('manage', 'Kanban');
  const isPhone = useIsPhone() ?? false;
  const [adding, setAdding] = useState<BoardId>();
  const { query, columns } = useBoard(filter);
  useSoon(CardDrawer.bring);

  const go: GoTo = useCallback(
    (patch, how) =>
      void navigate({
        search: (before) => ({ ...before, ...(typeof patch === 'function' ? patch(before) : patch) }),
        replace: how?.replace,
        resetScroll: false,
      }),
    [navigate],
  );
  const open = useCallback((card: number) => go({ card }), [go]);

  function close() {
    go({ card: undefined });
    focusCard(whole.card);
  }

  const { error } = query;
  const isForbidden = error instanceof ApiError && error.status === 403;
  return (
    <div className={classes.page}>
      <Header
        filter={filter}
        data={query.data}
        go={go}
        isPhone={isPhone}
        onAdd={mayManage && columns?.length !== 0 ? () => setAdding(columnInFocus(columns ?? [])?.board.id) : undefined}
      />
      {query.isPending && <BoardSkeleton />}
      {error && !columns && (
        <div className={classes.fill}>
          {isForbidden ? (
            <NoAccess permission={PERMISSION_GRANTS['project-planning'].name} />
          ) : (
            <FailedState error={error} onRetry={() => void query.refetch()} />
          )}
        </div>
      )}
      {columns?.length === 0 && (
        <div className={classes.fill}>
          <EmptyState
            icon={IconLayoutKanban}
            title={t('empty.title')}
            detail={t('empty.detail')}
            action={mayManage && <AddBoard isFirst />}
          />
        </div>
      )}
      {columns && columns.length > 0 && (
        <Board
          columns={columns}
          filtered={isFiltered(filter)}
          mayManage={mayManage}
          isPhone={isPhone}
          adding={adding}
          setAdding={setAdding}
          open={open}
        />
      )}
      {whole.card !== undefined && (
        <Suspense>
          <CardDrawer id={whole.card} columns={columns ?? []} mayManage={mayManage} onOpen={open} onClose={close} />
        </Suspense>
      )}
    </div>
  );
}
