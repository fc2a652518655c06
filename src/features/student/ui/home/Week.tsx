import type { StudentHome } from '#features/student/contract.ts';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { formatDay, formatNumber, formatWeekday } from '#web/kit/format.ts';
import classes from '../StudentHomePage.module.css';

/** The last seven days as bars, each with its words for readers. */
export function Week({ week }: Pick<StudentHome, 'week'>) {
  const { t } = useTranslation('student');
  const most = Math.max(1, ...week.map((one) => one.answered));
  const answers = week.reduce((sum, one) => sum + one.answered, 0);
  const days = week.filter((one) => one.answered > 0).length;
  const today = week.at(-1)?.day;
  return (
    <aside className={classes.rail} aria-labelledby="week-title">
      <div className={classes.railHead}>
        <h2 id="week-title" className={classes.railTitle}>
          {t('home.week')}
        </h2>
        <span className={classes.when}>{t('home.answers', { count: answers, number: formatNumber(answers) })}</span>
      </div>
      <ol className={classes.days} dir="ltr">
        {week.map(({ day, answered }) => {
          const words = `${formatDay(day)}: ${t('home.answers', { count: answered, number: formatNumber(answered) })}`;
          return (
            <li key={day} className={classes.dayPlace} title={words}>
              <span className={classes.spoken}>{words}</span>
              <span className={classes.dayBar} aria-hidden>
                <span style={{ blockSize: `${(answered / most) * 100}%` }} />
              </span>
              <span className={classes.dayName} aria-hidden>
                {formatWeekday(day)}
              </span>
              <span className={classes.dayNumber} data-today={day === today || undefined} aria-hidden>
                {formatNumber(Number(day.slice(8)))}
              </span>
            </li>
          );
        })}
      </ol>
      <p className={classes.weekWords}>{days > 0 ? t('home.daysPractised', { count: days }) : t('home.quietWeek')}</p>
    </aside>
  );
}
