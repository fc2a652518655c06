import { IconAlertCircle, IconCircleCheck, IconCircleDashed, IconCircleHalf2, IconCircleX } from '@tabler/icons-react';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { formatNumber } from '#web/kit/format.ts';
import { SafeHtml } from '#web/kit/SafeHtml.tsx';
import classes from './QuestionView.module.css';
import type { ShownResult } from './types.ts';

const SIGNS = {
  right: IconCircleCheck,
  partly: IconCircleHalf2,
  wrong: IconCircleX,
  marked: IconCircleCheck,
  ungraded: IconAlertCircle,
  unanswered: IconCircleDashed,
};

const number = (value: number) => formatNumber(value, { maximumFractionDigits: 2 });

/** How it went, in a sign and words, and what there is to say about it. */
export function Result({ result, points }: { result: ShownResult; points: number }) {
  const { t } = useTranslation('answering');
  const Sign = SIGNS[result.state];
  const general = result.feedback?.filter((one) => one.key === undefined) ?? [];
  return (
    <div className={classes.result} data-state={result.state}>
      <p className={classes.verdict}>
        <Sign size={18} stroke={1.75} aria-hidden />
        <strong>{t(`states.${result.state}`)}</strong>
        {typeof result.score === 'number' && (
          <span className={classes.score}>
            {t('score', { score: number(result.score), count: points, points: number(points) })}
          </span>
        )}
      </p>
      {result.comment && (
        <p className={classes.comment} dir="auto">
          <span>{t('comment')}</span> {result.comment}
        </p>
      )}
      {result.accepted && result.accepted.length > 0 && result.state !== 'right' && (
        <p className={classes.accepted}>
          {t('accepted', { count: result.accepted.length })} <bdi>{result.accepted.join(' · ')}</bdi>
        </p>
      )}
      {general.map((one) => (
        <SafeHtml key={one.html} html={one.html} />
      ))}
      {result.generalFeedback && <SafeHtml html={result.generalFeedback} />}
    </div>
  );
}
