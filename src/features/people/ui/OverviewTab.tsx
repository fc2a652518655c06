import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { PersonDetail } from '#features/people/contract.ts';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { SkeletonRows } from '#web/kit/states.tsx';
import { useAbility } from '#web/session.ts';
import { AccessCard } from './AccessCard.tsx';
import { HistoryRow } from './History.tsx';
import classes from './PersonPage.module.css';
import { activityQuery } from './queries.ts';

const RECENT = 5;

/** How the account stands, and what happened last. */
export function OverviewTab({ person }: { person: PersonDetail }) {
  const { t } = useTranslation('people');
  const mayManage = useAbility().can('manage', 'User');
  const recent = useQuery({ ...activityQuery(person.id, 1, RECENT), enabled: mayManage });

  return (
    <>
      <AccessCard person={person} />
      {mayManage && (
        <section className={classes.card} aria-label={t('person.recent')}>
          <h2 className={classes.cardTitle}>
            {t('person.recent')}
            <Link
              from="/lms/users/$id"
              to="."
              search={{ tab: 'activity' }}
              state={(before) => before}
              className={classes.link}
            >
              {t('person.all')}
            </Link>
          </h2>
          {recent.isPending && <SkeletonRows rows={3} />}
          {recent.data?.entries.length === 0 && <p className={classes.quiet}>{t('person.nothing')}</p>}
          <ul className={classes.history}>
            {recent.data?.entries.map((entry) => (
              <HistoryRow key={entry.id} entry={entry} person={person.id} />
            ))}
          </ul>
        </section>
      )}
    </>
  );
}
