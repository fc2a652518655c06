import { Link } from '@tanstack/react-router';
import type { StudentHome } from '#features/student/contract.ts';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { ResultRow } from '../results/ResultRow.tsx';
import classes from '../StudentHomePage.module.css';

/** The latest results. */
export function Latest({ recent }: Pick<StudentHome, 'recent'>) {
  const { t } = useTranslation('student');
  if (recent.length === 0) return null;
  return (
    <section aria-labelledby="latest-title">
      <div className={classes.sectionHead}>
        <h2 id="latest-title" className={classes.sectionTitle}>
          {t('home.latest')}
        </h2>
        <Link to="/student/results" className={classes.link}>
          {t('home.allResults')}
        </Link>
      </div>
      <ul className={`${classes.card} ${classes.list}`}>
        {recent.map((practice) => (
          <ResultRow key={practice.id} practice={practice} />
        ))}
      </ul>
    </section>
  );
}
