import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import type { Result } from '#features/student/resultsContract.ts';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { PersonAvatar } from '#web/kit/Avatar.tsx';
import { formatDateTime, formatNumber } from '#web/kit/format.ts';
import { PageHeader } from '#web/kit/PageHeader.tsx';
import { QuestionView } from '#web/kit/question/QuestionView.tsx';
import { SafeHtml } from '#web/kit/SafeHtml.tsx';
import { Segments } from '#web/kit/Segments.tsx';
import { useAbility } from '#web/session.ts';
import { Breadcrumbs } from '#web/shell/Breadcrumbs.tsx';
import look from '../results/Results.module.css';
import { percent, points, shareOf } from '../results/share.ts';
import { usePracticeName } from '../usePracticeName.ts';
import { EssayMark } from './EssayMark.tsx';
import classes from './Marking.module.css';
import { nextToMark } from './queries.ts';

type Part = 'all' | 'essays';

/** The sum of it, then each question with the answer; under an answered essay the form for its mark. */
export function ResultToMark({ result }: { result: Result }) {
  const { t } = useTranslation('results');
  const nameOf = usePracticeName();
  const mayReadPeople = useAbility().can('read', 'User');
  const { id, person, items, score, maxScore, ungraded, finishedAt, startedAt } = result;
  const essays = items.filter(({ question }) => question.kind === 'essay').length;
  const answered = items.filter(({ question, answer }) => question.kind === 'essay' && answer).length;
  const [part, setPart] = useState<Part>(ungraded > 0 ? 'essays' : 'all');
  const next = useQuery(nextToMark(result)).data;
  const share = shareOf(result);
  return (
    <>
      <PageHeader
        title={
          <span className={classes.who}>
            <PersonAvatar name={person.name} id={person.id} src={person.avatar} size={32} />
            <bdi>{person.name}</bdi>
          </span>
        }
        breadcrumb={<Breadcrumbs here={person.name} />}
        help={t('handedIn', { practice: nameOf(result), when: formatDateTime(finishedAt ?? startedAt) })}
        actions={
          <>
            {mayReadPeople && (
              <Button
                variant="default"
                renderRoot={(props) => <Link {...props} to="/lms/users/$id" params={{ id: String(person.id) }} />}
              >
                {t('toPerson')}
              </Button>
            )}
            {next && (
              <Button
                variant={ungraded > 0 ? 'default' : 'filled'}
                renderRoot={(props) => <Link {...props} to="/lms/results/$id" params={{ id: String(next.id) }} />}
              >
                {t('next', { name: next.person.name })}
              </Button>
            )}
          </>
        }
      />
      <section className={look.sum} aria-label={t('student:result.sum')}>
        <p className={look.number}>{share === null ? '–' : percent(share)}</p>
        <div>
          <p className={look.sentence}>
            {share === null && ungraded > 0
              ? t('nothing')
              : t('student:result.points', {
                  score: points(score ?? 0),
                  count: maxScore ?? 0,
                  all: points(maxScore ?? 0),
                })}
          </p>
          <p className={look.detail} role="status">
            {ungraded > 0 ? t('waiting', { count: ungraded }) : answered > 0 ? t('allMarked') : t('noEssays')}
          </p>
        </div>
      </section>
      {essays > 0 && essays < items.length && (
        <Segments
          className={look.part}
          aria-label={t('student:result.which')}
          value={part}
          onChange={setPart}
          data={[
            { value: 'all', label: t('student:result.all', { number: formatNumber(items.length) }) },
            { value: 'essays', label: t('essays', { number: formatNumber(essays) }) },
          ]}
        />
      )}
      <ol className={look.questions}>
        {items.map((item) => {
          const { position, category, question, answer, result: how, notes } = item;
          const isEssay = question.kind === 'essay';
          return (
            // Hidden, not gone: what is being written to an essay stays.
            <li key={position} className={look.question} hidden={part === 'essays' && essays > 0 && !isEssay}>
              <h2 className={look.questionTitle}>
                {t('student:run.question', { number: formatNumber(position) })}
                {category && <span dir="auto">{category}</span>}
              </h2>
              {/* How an essay went is said by the form below it. */}
              <QuestionView question={question} answer={answer} result={isEssay && answer ? undefined : how} />
              {isEssay && notes && (
                <details className={classes.notes} open={how?.state === 'ungraded'}>
                  <summary>{t('notes')}</summary>
                  <SafeHtml html={notes} />
                </details>
              )}
              {isEssay && answer && <EssayMark practiceId={id} item={item} />}
            </li>
          );
        })}
      </ol>
    </>
  );
}
