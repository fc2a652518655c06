import { useQuery } from '@tanstack/react-query';
import type { PracticeRow } from '#features/student/contract.ts';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { formatDate } from '#web/kit/format.ts';
import { resultsQuery } from '../queries.ts';
import { usePracticeName } from '../usePracticeName.ts';
import classes from './Results.module.css';
import { percent, shareOf } from './share.ts';

const SHOWN = 20;
const FEW = 5;
const LEAST = 3;

const mean = (numbers: number[]) => numbers.reduce((sum, one) => sum + one, 0) / numbers.length;

/** The latest results as bars, oldest first, and what they say in a sentence. */
export function Trend() {
  const { t } = useTranslation('student');
  const nameOf = usePracticeName();
  const latest = useQuery(resultsQuery(1, SHOWN)).data?.practices ?? [];
  const bars = latest.flatMap((one): { practice: PracticeRow; share: number }[] => {
    const share = shareOf(one);
    return share === null ? [] : [{ practice: one, share }];
  });
  if (bars.length < LEAST) return null;
  const shares = bars.map((one) => one.share);
  const now = mean(shares.slice(0, FEW));
  const before = shares.slice(FEW);
  return (
    <section className={classes.trend} aria-labelledby="trend-title">
      <div className={classes.trendHead}>
        <h2 id="trend-title" className={classes.trendTitle}>
          {t('results.trend')}
        </h2>
        <p className={classes.trendWords}>
          {before.length > 0
            ? t('results.trendSince', { now: percent(now), before: percent(mean(before)) })
            : t('results.trendNow', { now: percent(now) })}
        </p>
      </div>
      <ol className={classes.bars} dir="ltr">
        {bars.toReversed().map(({ practice, share }) => {
          const words = `${nameOf(practice)}, ${formatDate(practice.finishedAt ?? practice.startedAt)}: ${percent(share)}`;
          return (
            <li key={practice.id} className={classes.barPlace} title={words}>
              <span className={classes.bar} style={{ blockSize: `${Math.max(share * 100, 3)}%` }} />
              <span className={classes.spoken}>{words}</span>
            </li>
          );
        })}
      </ol>
    </section>
  );
}
