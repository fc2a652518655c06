import { useQuery } from '@tanstack/react-query';
import { createFileRoute, getRouteApi } from '@tanstack/react-router';
import { ApiError } from '#web/client.ts';
import { FailedState, SkeletonRows } from '#web/kit/states.tsx';
import { NotFound } from '#web/shell/misc/NotFound.tsx';
import { useTitleInstead } from '#web/shell/usePageTitle.ts';
import { resultQuery } from './queries.ts';
import { ResultToMark } from './ResultToMark.tsx';

/** 0 when the address holds no number: without one the call would be for the list. */
const idOf = (given: string) => (/^[1-9]\d*$/.test(given) ? Number(given) : 0);
const isNone = (error: unknown) => error instanceof ApiError && [400, 404].includes(error.status);

export const Route = createFileRoute('/_frame/lms/results/$id')({
  loader: ({ context, params }) => {
    const id = idOf(params.id);
    if (id) void context.queryClient.prefetchQuery(resultQuery(id));
  },
  staticData: { title: 'pages:lms-results' },
  component: OneResultPage,
});

const route = getRouteApi('/_frame/lms/results/$id');

/** What one student handed in: to read, and to mark its essays. */
function OneResultPage() {
  const id = idOf(route.useParams().id);
  const result = useQuery({ ...resultQuery(id), enabled: id > 0 });
  useTitleInstead(result.data?.person.name);
  if (!id || isNone(result.error)) return <NotFound />;
  if (result.data) return <ResultToMark key={id} result={result.data} />;
  if (result.isError) return <FailedState error={result.error} onRetry={() => void result.refetch()} />;
  return <SkeletonRows rows={6} />;
}
