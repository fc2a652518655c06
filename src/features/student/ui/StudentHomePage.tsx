import { Button } from '@mantine/core';
import { IconPencil } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { createFileRoute, Link } from '@tanstack/react-router';
import type { StudentHome } from '#features/student/contract.ts';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { formatDay } from '#web/kit/format.ts';
import { EmptyState, FailedState, SkeletonRows } from '#web/kit/states.tsx';
import { useSession } from '#web/session.ts';
import { AccountSteps } from './home/AccountSteps.tsx';
import { Latest } from './home/Latest.tsx';
import { Progress } from './home/Progress.tsx';
import { partOfDay } from './home/partOfDay.ts';
import { StartCard } from './home/StartCard.tsx';
import { Week } from './home/Week.tsx';
import { homeQuery } from './queries.ts';
import classes from './StudentHomePage.module.css';

export const Route = createFileRoute('/_frame/student')({
  staticData: { title: 'pages:student-home' },
  loader: ({ context }) => void context.queryClient.prefetchQuery(homeQuery),
  component: StudentHomePage,
});

/** What matters today, in a sentence. */
function useToday(home: StudentHome | undefined): string {
  const { t } = useTranslation('student');
  const today = formatDay(new Date());
  if (!home) return `${today}.`;
  const answered = home.week.at(-1)?.answered ?? 0;
  const news =
    home.openCount > 0
      ? t('today.open', { count: home.openCount })
      : answered > 0
        ? t('today.answered', { count: answered })
        : home.totals.practices > 0
          ? t('today.ready')
          : t('today.first');
  return t('today.line', { today, news });
}

/** A learner's start: a greeting, the one thing that matters, how it is going. */
function StudentHomePage() {
  const { t } = useTranslation('student');
  const user = useSession();
  const home = useQuery(homeQuery);
  const today = useToday(home.data);
  if (!user) return null;
  return (
    <>
      <header className={classes.header}>
        <div>
          <h1 className={classes.greeting}>
            {t(`greeting.${partOfDay(new Date())}`, { name: user.fullName.split(' ')[0] ?? user.fullName })}
          </h1>
          <p className={classes.day}>{today}</p>
        </div>
        <Button
          component={Link}
          to="/student/practice"
          variant="default"
          leftSection={<IconPencil size={16} stroke={1.75} />}
        >
          {t('practise')}
        </Button>
      </header>
      {home.isPending && <SkeletonRows rows={4} />}
      {home.isError && <FailedState error={home.error} onRetry={() => void home.refetch()} />}
      {home.data && (
        <div className={classes.columns}>
          <div className={classes.main}>
            {home.data.open || home.data.ready > 0 ? (
              <StartCard {...home.data} />
            ) : (
              <EmptyState icon={IconPencil} title={t('choose.none')} detail={t('choose.noneDetail')} />
            )}
            <Progress {...home.data} />
            <Latest {...home.data} />
          </div>
          <div className={classes.side}>
            <Week {...home.data} />
            <AccountSteps />
          </div>
        </div>
      )}
    </>
  );
}
