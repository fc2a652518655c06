import { VisuallyHidden } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { createFileRoute, getRouteApi } from '@tanstack/react-router';
import { useCallback } from 'react';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { FailedState, SkeletonRows } from '#web/kit/states.tsx';
import { useTitleInstead } from '#web/shell/usePageTitle.ts';
import { ResultView } from '../results/ResultView.tsx';
import { usePracticeName } from '../usePracticeName.ts';
import { practiceQuery } from './practiceQuery.ts';
import { Run } from './Run.tsx';

const whole = (given: unknown) => (Number.isInteger(Number(given)) && Number(given) > 1 ? Number(given) : undefined);

export const Route = createFileRoute('/_frame/student/practice/$id')({
  validateSearch: (search: { at?: unknown }): { at?: number | undefined } => ({ at: whole(search.at) }),
  loader: ({ context, params }) => void context.queryClient.prefetchQuery(practiceQuery(Number(params.id))),
  staticData: { title: 'pages:practice' },
  component: PracticeRunPage,
});

const route = getRouteApi('/_frame/student/practice/$id');

/** A practice: to answer while it is open, with how it went once it is handed in. */
function PracticeRunPage() {
  const { t } = useTranslation('student');
  const id = Number(route.useParams().id);
  const { at = 1 } = route.useSearch();
  const navigate = route.useNavigate();
  const practice = useQuery(practiceQuery(id));
  const nameOf = usePracticeName();
  useTitleInstead(practice.data && nameOf(practice.data));
  const go = useCallback(
    (position: number) => void navigate({ search: { at: position > 1 ? position : undefined }, replace: true }),
    [navigate],
  );
  if (practice.data?.state === 'open') return <Run key={id} practice={practice.data} at={at} onGo={go} />;
  if (practice.data) return <ResultView practice={practice.data} />;
  return (
    <>
      <VisuallyHidden component="h1">{t('choose.title')}</VisuallyHidden>
      {practice.isError ? (
        <FailedState error={practice.error} onRetry={() => void practice.refetch()} />
      ) : (
        <SkeletonRows rows={4} />
      )}
    </>
  );
}
