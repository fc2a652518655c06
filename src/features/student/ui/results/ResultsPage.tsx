import { Button } from '@mantine/core';
import { IconPencil } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { createFileRoute, getRouteApi, Link } from '@tanstack/react-router';
import { z } from 'zod/mini';
import { lenient, listBase } from '#contract/list.ts';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { Pager } from '#web/kit/DataTable/Pager.tsx';
import { listAddress } from '#web/kit/listAddress.ts';
import { NoSuchPage } from '#web/kit/NoSuchPage.tsx';
import { PageHeader } from '#web/kit/PageHeader.tsx';
import { EmptyState, FailedState, SkeletonRows } from '#web/kit/states.tsx';
import { resultsQuery } from '../queries.ts';
import { ResultRow } from './ResultRow.tsx';
import classes from './Results.module.css';
import { Trend } from './Trend.tsx';

const address = listAddress(lenient(z.pick(listBase, { page: true, perPage: true })));

export const Route = createFileRoute('/_frame/student/results')({
  validateSearch: address.read,
  search: { middlewares: [address.tidy] },
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) => void context.queryClient.prefetchQuery(resultsQuery(deps.page, deps.perPage)),
  staticData: { title: 'pages:results' },
  component: ResultsPage,
});

const route = getRouteApi('/_frame/student/results');

/** Everything that was handed in, newest first. */
function ResultsPage() {
  const { t } = useTranslation('student');
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const results = useQuery(resultsQuery(search.page, search.perPage));
  const practise = (
    <Button component={Link} to="/student/practice" leftSection={<IconPencil size={16} stroke={1.75} />}>
      {t('practise')}
    </Button>
  );
  const { practices = [], total = 0 } = results.data ?? {};
  const go = (page: number, perPage = search.perPage) => void navigate({ search: { page, perPage } });
  return (
    <>
      <PageHeader title={t('results.title')} help={t('results.help')} actions={total > 0 ? practise : undefined} />
      <Trend />
      <div className={classes.card}>
        {results.isPending && <SkeletonRows rows={5} />}
        {results.isError && <FailedState error={results.error} onRetry={() => void results.refetch()} />}
        {results.data && total === 0 && (
          <EmptyState icon={IconPencil} title={t('results.none')} detail={t('results.noneDetail')} action={practise} />
        )}
        {total > 0 && practices.length === 0 && <NoSuchPage page={search.page} onFirst={() => go(1)} />}
        {practices.length > 0 && (
          <ul className={classes.list}>
            {practices.map((practice) => (
              <ResultRow key={practice.id} practice={practice} />
            ))}
          </ul>
        )}
        {total > 0 && (
          <Pager
            search={{ q: '', sort: 'desc', sortColumn: 'finishedAt', ...search }}
            onSearch={({ page = 1, perPage }) => go(page, perPage)}
            total={total}
            counted={(count) => t('results.counted', { count })}
          />
        )}
      </div>
    </>
  );
}
