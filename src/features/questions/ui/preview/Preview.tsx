import { SegmentedControl } from '@mantine/core';
import { useDeferredValue, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isWritten } from '#contract/question.ts';
import { QuestionView } from '#web/kit/question/QuestionView.tsx';
import type { Answer } from '#web/kit/question/types.ts';
import type { Draft } from '../editor/draft.ts';
import { bodyOf } from '../editor/stored.ts';
import classes from './Preview.module.css';
import { afterwards, shownOf } from './shown.ts';

/** The question as a student sees it, to try out while it is written. */
export function Preview({ draft }: { draft: Draft }) {
  const { t } = useTranslation('questioneditor');
  // Typing goes first; the preview follows when there is time.
  const calm = useDeferredValue(draft);
  const [moment, setMoment] = useState<'before' | 'after'>('before');
  const [given, setGiven] = useState<{ kind: Draft['kind']; answer: Answer } | null>(null);
  const body = useMemo(() => bodyOf(calm).body, [calm]);
  const shown = useMemo(() => shownOf(body), [body]);
  const after = useMemo(() => afterwards(body), [body]);
  // An answer to another kind means nothing here.
  const answer = given && given.kind === calm.kind ? given.answer : null;
  return (
    <aside className={classes.preview} aria-label={t('preview.title')}>
      <div className={classes.head}>
        <h3 className={classes.title}>{t('preview.title')}</h3>
        <SegmentedControl
          aria-label={t('preview.moment')}
          value={moment}
          onChange={(value) => setMoment(value as 'before' | 'after')}
          data={[
            { value: 'before', label: t('preview.before') },
            { value: 'after', label: t('preview.after') },
          ]}
        />
      </div>
      <div className={classes.card}>
        {!isWritten(body.text) && <p className={classes.empty}>{t('preview.empty')}</p>}
        {moment === 'before' ? (
          <QuestionView
            key={calm.kind}
            question={shown}
            answer={answer}
            onChange={(next) => setGiven({ kind: calm.kind, answer: next })}
          />
        ) : (
          <QuestionView key={calm.kind} question={shown} answer={after.answer} result={after.result} />
        )}
      </div>
    </aside>
  );
}
