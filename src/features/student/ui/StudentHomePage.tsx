import { Button } from '@mantine/core';
import { createFileRoute, Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { formatDay } from '#web/kit/format.ts';
import { queryClient } from '#web/queryClient.ts';
import { useSession } from '#web/session.ts';
import { News } from './News.tsx';
import { NextStep } from './NextStep.tsx';
import { nextSteps } from './nextSteps.ts';
import { partOfDay } from './partOfDay.ts';
import { sessionsQuery, unreadQuery } from './queries.ts';
import { SignIns } from './SignIns.tsx';
import classes from './StudentHomePage.module.css';

export const Route = createFileRoute('/_frame/student')({
  staticData: { title: 'pages:student-home' },
  loader: () => Promise.all([queryClient.prefetchQuery(unreadQuery), queryClient.prefetchQuery(sessionsQuery)]),
  component: StudentHomePage,
});

/** A learner's start: a greeting, the one thing that matters, what is new. */
function StudentHomePage() {
  const { t } = useTranslation('student');
  const user = useSession();
  if (!user) return null;
  const now = new Date();
  const [first, ...later] = nextSteps(user);
  const today = formatDay(now);
  return (
    <>
      <header className={classes.header}>
        <div>
          <h1 className={classes.greeting}>
            {t(`greeting.${partOfDay(now)}`, { name: user.fullName.split(' ')[0] ?? user.fullName })}
          </h1>
          <p className={classes.day}>
            {t('day', { today, steps: t('steps', { count: first ? later.length + 1 : 0 }) })}
          </p>
        </div>
        <Button component={Link} to="/pages/account-settings" variant="default">
          {t('accountSettings')}
        </Button>
      </header>
      <div className={classes.columns}>
        <div className={classes.main}>
          <NextStep first={first} later={later} />
          <News />
        </div>
        <SignIns />
      </div>
    </>
  );
}
