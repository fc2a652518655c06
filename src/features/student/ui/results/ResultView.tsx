import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import type { Practice } from '#features/student/contract.ts';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { formatDateTime, formatNumber } from '#web/kit/format.ts';
import { PageHeader } from '#web/kit/PageHeader.tsx';
import { QuestionView } from '#web/kit/question/QuestionView.tsx';
import { Segments } from '#web/kit/Segments.tsx';
import { Breadcrumbs } from '#web/shell/Breadcrumbs.tsx';
import { usePracticeName } from '../usePracticeName.ts';
import classes from './Results.module.css';
import { percent, points, shareOf, wordFor } from './share.ts';

type Part = 'all' | 'again';

interface Props {
  practice: Practice;
  /** It was handed in a moment ago: the button that did it is gone. */
  takesFocus: boolean;
}

/** A finished practice: the sum of it, then each question with the own answer, the right one and why. */
export function ResultView({ practice, takesFocus }: Props) {
  const { t } = useTranslation('student');
  const nameOf = usePracticeName();
  const [part, setPart] = useState<Part>('all');
  const heading = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    if (!takesFocus) return;
    heading.current?.focus({ preventScroll: true });
    scrollTo({ top: 0 });
  }, [takesFocus]);
  const { items, score, maxScore, ungraded, finishedAt } = practice;
  const share = shareOf(practice);
  const again = items.filter(({ question, result }) => {
    if (result?.state === 'marked') return (result.score ?? 0) < question.points;
    return result?.state !== 'right' && result?.state !== 'ungraded';
  });
  const shown = part === 'again' && again.length > 0 ? again : items;
  return (
    <>
      <PageHeader
        title={
          <span ref={heading} tabIndex={-1} className={classes.title}>
            {nameOf(practice)}
          </span>
        }
        breadcrumb={<Breadcrumbs here={nameOf(practice)} />}
        help={finishedAt ? t('result.handedIn', { when: formatDateTime(finishedAt) }) : undefined}
        actions={
          <>
            <Button component={Link} to="/student/results" variant="default">
              {t('home.allResults')}
            </Button>
            <Button component={Link} to="/student/practice">
              {t('result.more')}
            </Button>
          </>
        }
      />
      <section className={classes.sum} aria-label={t('result.sum')}>
        <p className={classes.number}>{share === null ? '–' : percent(share)}</p>
        <div>
          <p className={classes.sentence}>
            {share === null
              ? t(ungraded > 0 ? 'result.essaysOnly' : 'result.nothingGraded')
              : t(`result.sentences.${wordFor(share).word}`)}
          </p>
          <p className={classes.detail}>
            {share !== null &&
              t('result.points', { score: points(score ?? 0), count: maxScore ?? 0, all: points(maxScore ?? 0) })}
            {ungraded > 0 && ` ${t('result.ungraded', { count: ungraded })}`}
          </p>
        </div>
      </section>
      {again.length > 0 && again.length < items.length && (
        <Segments
          className={classes.part}
          aria-label={t('result.which')}
          value={part}
          onChange={setPart}
          data={[
            { value: 'all', label: t('result.all', { number: formatNumber(items.length) }) },
            { value: 'again', label: t('result.again', { number: formatNumber(again.length) }) },
          ]}
        />
      )}
      <ol className={classes.questions}>
        {shown.map(({ position, category, question, answer, result }) => (
          <li key={position} className={classes.question}>
            <h2 className={classes.questionTitle}>
              {t('run.question', { number: formatNumber(position) })}
              {category && <span dir="auto">{category}</span>}
            </h2>
            <QuestionView question={question} answer={answer} result={result} />
          </li>
        ))}
      </ol>
    </>
  );
}
