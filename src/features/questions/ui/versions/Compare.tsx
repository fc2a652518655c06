import { diffWordsWithSpace } from 'diff';
import { Fragment } from 'react';
import type { QuestionBody } from '#features/questions/contract.ts';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { formatNumber } from '#web/kit/format.ts';
import { readable, readableAnswers } from './readable.ts';
import classes from './versions.module.css';

export interface Side {
  body: QuestionBody;
  categoryPath: string[];
}

const FIELDS = [
  'kind',
  'name',
  'text',
  'answers',
  'generalFeedback',
  'category',
  'difficulty',
  'points',
  'tags',
  'status',
] as const;
type Field = (typeof FIELDS)[number];

function useFields() {
  const { t } = useTranslation('questioneditor');
  const { t: word } = useTranslation('questions');
  const words = {
    yes: t('truth.yes'),
    no: t('truth.no'),
    other: t('numbers.other'),
    distractor: t('compare.distractor'),
    caseSensitive: t('short.caseSensitive'),
    template: t('compare.template'),
    notes: t('compare.notes'),
    words: t('compare.words'),
    shuffled: t('answers.shuffle'),
  };
  const read: Record<Field, (side: Side) => string> = {
    kind: ({ body }) => word(`kinds.${body.content.kind}`),
    name: ({ body }) => body.name,
    text: ({ body }) => readable(body.text),
    answers: ({ body }) => readableAnswers(body.content, words),
    generalFeedback: ({ body }) => readable(body.generalFeedback),
    category: ({ categoryPath }) => categoryPath.join(' › '),
    difficulty: ({ body }) => word(`difficulties.${body.difficulty}`),
    points: ({ body }) => (Number.isNaN(body.points) ? '' : formatNumber(body.points)),
    tags: ({ body }) => body.tags.join(', '),
    status: ({ body }) => word(`statuses.${body.status}`),
  };
  return FIELDS.map((field) => ({ field, label: t(`compare.fields.${field}`), read: read[field] }));
}

function Difference({ from, to }: { from: string; to: string }) {
  let at = 0;
  return diffWordsWithSpace(from, to).map((part) => {
    const key = `${at}-${part.added ? '+' : part.removed ? '-' : '='}`;
    at += part.value.length;
    if (part.added) return <ins key={key}>{part.value}</ins>;
    if (part.removed) return <del key={key}>{part.value}</del>;
    return <Fragment key={key}>{part.value}</Fragment>;
  });
}

interface Props {
  from: Side;
  to: Side;
  /** What struck out and underlined words mean here. */
  labels: { removed: string; added: string };
}

/** What differs between two states of a question, word by word. */
export function Compare({ from, to, labels }: Props) {
  const { t } = useTranslation('questioneditor');
  const fields = useFields().map(({ field, label, read }) => ({ field, label, before: read(from), after: read(to) }));
  const different = fields.filter(({ before, after }) => before !== after);
  return (
    <div className={classes.compare}>
      <p className={classes.legend}>
        <del>{labels.removed}</del> <ins>{labels.added}</ins>
      </p>
      {different.length === 0 && <p className={classes.none}>{t('compare.same')}</p>}
      <dl>
        {different.map(({ field, label, before, after }) => (
          <div key={field} className={classes.field}>
            <dt>{label}</dt>
            <dd dir="auto">
              <Difference from={before} to={after} />
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
