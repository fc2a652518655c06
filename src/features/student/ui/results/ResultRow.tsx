import { Link } from '@tanstack/react-router';
import type { PracticeRow } from '#features/student/contract.ts';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { formatDateTime, formatRelative } from '#web/kit/format.ts';
import { Pill } from '#web/kit/Pill.tsx';
import { usePracticeName } from '../usePracticeName.ts';
import classes from './Results.module.css';
import { points, shareOf, wordFor } from './share.ts';

/** One finished practice: what, when, how it went. */
export function ResultRow({ practice }: { practice: PracticeRow }) {
  const { t } = useTranslation('student');
  const nameOf = usePracticeName();
  const share = shareOf(practice);
  const { finishedAt, score, maxScore, questionCount } = practice;
  const how = share === null ? null : wordFor(share);
  return (
    <li className={classes.row}>
      <Link to="/student/practice/$id" params={{ id: String(practice.id) }} className={classes.name} dir="auto">
        {nameOf(practice)}
      </Link>
      <span className={classes.facts}>
        {t('results.questions', { count: questionCount })}
        {finishedAt && (
          <time dateTime={finishedAt} title={formatDateTime(finishedAt)}>
            {formatRelative(finishedAt)}
          </time>
        )}
      </span>
      <span className={classes.word}>
        {how ? <Pill kind={how.kind}>{t(`results.words.${how.word}`)}</Pill> : <Pill>{t('results.ungraded')}</Pill>}
      </span>
      <span className={classes.score}>
        {share === null ? '–' : t('results.of', { score: points(score ?? 0), all: points(maxScore ?? 0) })}
      </span>
    </li>
  );
}
