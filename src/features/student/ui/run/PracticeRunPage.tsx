import { Button, VisuallyHidden } from '@mantine/core';
import { IconPencilOff } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { createFileRoute, getRouteApi, Link } from '@tanstack/react-router';
import { useCallback, useState } from 'react';
import { ApiError } from '#web/client.ts';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { EmptyState, FailedState, SkeletonRows } from '#web/kit/states.tsx';
import { useTitleInstead } from '#web/shell/usePageTitle.ts';
import { ResultView } from '../results/ResultView.tsx';
import { usePracticeName } from '../usePracticeName.ts';
import { practiceQuery } from './practiceQuery.ts';
import { Run } from './Run.tsx';

const whole = (given: unknown) => (Number.isInteger(Number(given)) && Number(given) > 1 ? Number(given) : undefined);

/** 0 when the address holds no number: without one the call would be for the list. */
const idOf = (given: string) => (/^[1-9]\d*$/.test(given) ? Number(given) : 0);

/** There is none with this number, or it is somebody else's. */
const isNone = (error: unknown) => error instanceof ApiError && [400, 404].includes(error.status);

export const Route = createFileRoute('/_frame/student/practice/$id')({
  validateSearch: (search: { at?: unknown }): { at?: number | undefined } => ({ at: whole(search.at) }),
  loader: ({ context, params }) => {
    const id = idOf(params.id);
    if (id) void context.queryClient.prefetchQuery(practiceQuery(id));
  },
  staticData: { title: 'pages:practice' },
  component: PracticeRunPage,
});

const route = getRouteApi('/_frame/student/practice/$id');

function NoPractice() {
  const { t } = useTranslation('student');
  return (
    <EmptyState
      isPage
      icon={IconPencilOff}
      title={t('run.none')}
      detail={t('run.noneDetail')}
      action={
        <Button variant="default" renderRoot={(props) => <Link {...props} to="/student/practice" />}>
          {t('run.toPractice')}
        </Button>
      }
    />
  );
}

/** A practice: to answer while it is open, with how it went once it is handed in. */
function PracticeRunPage() {
  const { t } = useTranslation('student');
  const id = idOf(route.useParams().id);
  const { at = 1 } = route.useSearch();
  const navigate = route.useNavigate();
  const practice = useQuery({ ...practiceQuery(id), enabled: id > 0 });
  /** The one that was open here: handed in, its result takes the focus. */
  const [openedId, setOpenedId] = useState(0);
  if (practice.data?.state === 'open' && openedId !== id) setOpenedId(id);
  const nameOf = usePracticeName();
  // What was left on another device is gone here too, though its questions are still known.
  const none = !id || isNone(practice.error);
  useTitleInstead(practice.data && !none ? nameOf(practice.data) : undefined);
  const go = useCallback(
    (position: number) => void navigate({ search: { at: position > 1 ? position : undefined }, replace: true }),
    [navigate],
  );
  if (none) return <NoPractice />;
  if (practice.data?.state === 'open') return <Run key={id} practice={practice.data} at={at} onGo={go} />;
  if (practice.data) return <ResultView key={id} practice={practice.data} takesFocus={openedId === id} />;
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
