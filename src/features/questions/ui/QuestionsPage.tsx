import { IconListCheck } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { createFileRoute, getRouteApi } from '@tanstack/react-router';
import { Suspense, useCallback, useMemo, useReducer, useState } from 'react';
import { PERMISSION_GRANTS } from '#contract/access.ts';
import { lenient } from '#contract/list.ts';
import type { QUESTION_STATUSES } from '#contract/questionKinds.ts';
import type { QuestionRow } from '#features/questions/contract.ts';
import type { QuestionQuery } from '#features/questions/listContract.ts';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { DataTable } from '#web/kit/DataTable/DataTable.tsx';
import { RowLink } from '#web/kit/DataTable/RowLink.tsx';
import type { OnSearch, View } from '#web/kit/DataTable/types.ts';
import { formatNumber } from '#web/kit/format.ts';
import { lazyPart } from '#web/kit/lazyPart.ts';
import { listAddress } from '#web/kit/listAddress.ts';
import { PageHeader } from '#web/kit/PageHeader.tsx';
import { EmptyState } from '#web/kit/states.tsx';
import { useListPart } from '#web/kit/useListPart.ts';
import { useSoon } from '#web/kit/useSoon.ts';
import { useAbility, usePersonHere } from '#web/session.ts';
import { type Asked, BulkDrawers } from './bulk/BulkDrawers.tsx';
import { useBulkActions } from './bulk/useBulkActions.ts';
import { CategoryPane } from './categories/CategoryPane.tsx';
import { PaneButton } from './categories/PaneButton.tsx';
import { useCategories } from './categories/useCategories.ts';
import { useCategoryPane } from './categories/useCategoryPane.ts';
import { hasWaiting } from './editor/outboxShelf.ts';
import { HeaderActions, NewButton } from './HeaderActions.tsx';
import classes from './QuestionsPage.module.css';
import { categoriesQuery, questionCounts, questionList } from './queries.ts';
import { questionSearch } from './questionSearch.ts';
import { useQuestionColumns } from './useQuestionColumns.tsx';
import { useQuestionFilters } from './useQuestionFilters.tsx';
import { useQuestionName } from './useQuestionName.ts';
import { useRowActions } from './useRowActions.ts';

const waitingFile = () => import('./editor/WaitingQuestions.tsx');
const WaitingQuestions = lazyPart(waitingFile, (file) => file.WaitingQuestions);
const QuestionDrawer = lazyPart(
  // What cannot be sent is shown on the list afterwards, and without a connection no file comes for it.
  async () => (await Promise.all([import('./editor/QuestionDrawer.tsx'), waitingFile()]))[0],
  (file) => file.QuestionDrawer,
);

const address = listAddress(lenient(questionSearch));

export const Route = createFileRoute('/_frame/lms/questions')({
  validateSearch: address.read,
  search: { middlewares: [address.tidy] },
  loaderDeps: ({ search: { open, ...list } }) => list,
  // The table shows its own waiting and failing, so the page does not wait for the answer.
  loader: ({ context, deps }) => {
    void context.queryClient.prefetchQuery(questionList(deps));
    void context.queryClient.prefetchQuery(questionCounts);
    void context.queryClient.prefetchQuery(categoriesQuery);
  },
  staticData: { title: 'pages:lms-questions' },
  component: QuestionsPage,
});

const route = getRouteApi('/_frame/lms/questions');

function QuestionsPage() {
  const { t } = useTranslation('questions');
  const whole = route.useSearch();
  const { open } = whole;
  const search = useListPart(whole, 'open');
  const navigate = route.useNavigate();
  const mayEdit = useAbility().can('manage', 'Question');
  const person = usePersonHere();
  const [, lookForWaiting] = useReducer((looks: number) => looks + 1, 0);
  useSoon(QuestionDrawer.bring, mayEdit);
  const questions = useQuery(questionList(search));
  const counts = useQuery(questionCounts).data;
  const categories = useCategories();
  const pane = useCategoryPane();
  const [asked, setAsked] = useState<Asked | null>(null);
  const nameOf = useQuestionName();
  const rows = questions.data?.questions;

  const onSearch: OnSearch<QuestionQuery> = useCallback(
    (patch, how) => navigate({ search: (before) => ({ ...before, ...patch }), replace: how?.replace }),
    [navigate],
  );
  const show = useCallback(
    (next: 'new' | number | undefined) => void navigate({ search: (before) => ({ ...before, open: next }) }),
    [navigate],
  );
  const isBeside = pane.isOpen && !pane.isDrawer;
  const columns = useQuestionColumns(isBeside);
  const filters = useQuestionFilters(search, rows, categories.tree, counts?.all);
  const rowActions = useRowActions({ mayEdit, onOpen: show, onAsk: setAsked });
  const bulkActions = useBulkActions(search, mayEdit, setAsked);
  const { open: openPane } = pane;
  const paneButton = useMemo(() => <PaneButton onClick={openPane} />, [openPane]);
  const views: View<QuestionQuery>[] = [
    { id: 'all', label: t('list.tabs.all'), count: counts?.all, search: {} },
    ...(['ready', 'draft', 'retired'] as const satisfies (typeof QUESTION_STATUSES)[number][]).map((status) => ({
      id: status,
      label: t(`list.tabs.${status}`),
      count: counts?.[status],
      search: { status: [status] },
    })),
  ];
  const rowLink = useCallback(
    (row: QuestionRow, name: React.ReactNode) => (
      <RowLink
        plain={`/lms/questions?open=${row.id}`}
        to="/lms/questions"
        search={(before: object) => ({ ...before, open: row.id })}
        data-row={row.id}
      >
        {name}
      </RowLink>
    ),
    [],
  );

  const place = rows?.findIndex((row) => row.id === open) ?? -1;
  const oneCategory = search.category?.length === 1 ? (search.category[0] ?? null) : null;
  const defaults = useMemo(
    () => ({ categoryId: oneCategory || null, tags: search.tag ?? [] }),
    [oneCategory, search.tag],
  );

  function close() {
    show(undefined);
    // Back to where one came from, as if the list had never lost the focus.
    requestAnimationFrame(() => document.querySelector<HTMLElement>(`[data-row="${open}"]`)?.focus());
  }

  const actions = <HeaderActions search={search} mayEdit={mayEdit} total={questions.data?.total} />;

  return (
    <>
      <PageHeader title={t('list.title')} help={t('list.help')} actions={actions} isOfList />
      {mayEdit && open === undefined && hasWaiting(person) && (
        <Suspense>
          <WaitingQuestions onOpen={() => show('new')} />
        </Suspense>
      )}
      <div className={classes.layout} data-pane={isBeside || undefined}>
        {pane.isOpen && (
          <CategoryPane
            categories={categories}
            total={counts?.all}
            selected={search.category === undefined ? null : (oneCategory ?? undefined)}
            onSelect={(id) => {
              onSearch({ category: id === null ? undefined : [id], page: 1 });
              if (pane.isDrawer) pane.close();
            }}
            mayEdit={mayEdit}
            isDrawer={pane.isDrawer}
            onClose={pane.close}
          />
        )}
        <DataTable
          name="questions"
          caption={t('list.title')}
          columns={columns}
          rows={rows}
          total={questions.data?.total}
          about={questions.data?.about}
          state={questions}
          rowId={(row) => String(row.id)}
          rowName={nameOf}
          search={search}
          onSearch={onSearch}
          searchLabel={t('list.search')}
          counted={(count) => t('list.counted', { count, number: formatNumber(count) })}
          views={views}
          filters={filters}
          rowLink={rowLink}
          rowActions={rowActions}
          bulkActions={bulkActions}
          empty={
            <EmptyState
              icon={IconListCheck}
              title={t('list.empty')}
              detail={mayEdit ? t('list.emptyDetail') : t('list.emptyReader')}
              action={mayEdit && <NewButton />}
            />
          }
          permission={PERMISSION_GRANTS['only-view'].name}
          toolbarStart={isBeside ? undefined : paneButton}
          tools={actions}
          phoneAction={mayEdit && <NewButton />}
        />
      </div>
      <BulkDrawers asked={asked} onClose={() => setAsked(null)} tree={categories.tree} />
      {open !== undefined && (
        <Suspense>
          <QuestionDrawer
            open={open}
            neighbours={place < 0 ? undefined : { previous: rows?.[place - 1]?.id, next: rows?.[place + 1]?.id }}
            onOpen={show}
            onClose={close}
            onSaved={() => {
              lookForWaiting();
              void questions.refetch();
            }}
            defaults={defaults}
          />
        </Suspense>
      )}
    </>
  );
}
