import type { StudentHome } from '#features/student/contract.ts';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { formatNumber } from '#web/kit/format.ts';
import { percent } from '../results/share.ts';
import classes from '../StudentHomePage.module.css';

const SHOWN = 6;

/** How far somebody got in each main category: how much of it was tried, and how well it went last. */
export function Progress({ progress }: Pick<StudentHome, 'progress'>) {
  const { t } = useTranslation('student');
  if (progress.length === 0) return null;
  return (
    <section aria-labelledby="progress-title">
      <h2 id="progress-title" className={classes.sectionTitle}>
        {t('home.progress')}
      </h2>
      <ul className={`${classes.card} ${classes.list}`}>
        {progress.slice(0, SHOWN).map(({ category, tried, questions, score }) => (
          <li key={category} className={classes.area}>
            <p className={classes.name} dir="auto">
              {category || t('other')}
            </p>
            <span className={classes.track}>
              <span style={{ inlineSize: `${questions > 0 ? (tried / questions) * 100 : 0}%` }} />
            </span>
            <span className={classes.areaFact}>
              {t('home.tried', { tried: formatNumber(tried), count: questions, all: formatNumber(questions) })}
            </span>
            <span className={`${classes.areaFact} ${classes.areaShare}`}>
              {score !== null && t('home.right', { share: percent(score) })}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
