import { Button } from '@mantine/core';
import { useDeferredValue, useMemo, useState } from 'react';
import type { Given } from '#contract/grading/grade.ts';
import { isWritten } from '#contract/questionKinds.ts';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { QuestionView } from '#web/kit/question/QuestionView.tsx';
import { Segments } from '#web/kit/Segments.tsx';
import type { Draft } from '../editor/draft.ts';
import { bodyOf } from '../editor/stored.ts';
import classes from './Preview.module.css';
import { afterwards, answerOf, checked, givenIn, shownOf } from './shown.ts';

interface Tried {
  kind: Draft['kind'];
  given: Given | null;
  isChecked: boolean;
}

/** The question as a student sees it, to try out while it is written: graded as a student's answer is. */
export function Preview({ draft }: { draft: Draft }) {
  const { t } = useTranslation('questioneditor');
  // Typing goes first; the preview follows when there is time.
  const calm = useDeferredValue(draft);
  const { kind } = calm;
  const [moment, setMoment] = useState<'before' | 'after'>('before');
  const [latest, setTried] = useState<Tried | null>(null);
  const body = useMemo(() => bodyOf(calm).body, [calm]);
  const shown = useMemo(() => shownOf(body), [body]);
  const after = useMemo(() => afterwards(body), [body]);
  // An answer to another kind means nothing here.
  const tried = latest?.kind === kind ? latest : null;
  const answer = answerOf(body.content, tried?.given ?? null);
  const result = tried?.isChecked && answer ? checked(body, tried.given) : undefined;

  function trying() {
    return (
      <>
        <QuestionView
          key={kind}
          question={shown}
          answer={answer}
          {...(result
            ? { result }
            : { onChange: (next) => setTried({ kind, given: givenIn(body.content, next), isChecked: false }) })}
        />
        <div className={classes.actions}>
          <Button
            variant="default"
            disabled={!answer}
            onClick={() => setTried(result || !tried ? null : { ...tried, isChecked: true })}
          >
            {result ? t('preview.again') : t('preview.check')}
          </Button>
        </div>
      </>
    );
  }

  return (
    <aside className={classes.preview} aria-label={t('preview.title')}>
      <div className={classes.head}>
        <h3 className={classes.title}>{t('preview.title')}</h3>
        <Segments
          aria-label={t('preview.moment')}
          value={moment}
          onChange={setMoment}
          data={[
            { value: 'before', label: t('preview.before') },
            { value: 'after', label: t('preview.after') },
          ]}
        />
      </div>
      <div className={classes.card}>
        {!isWritten(body.text) && <p className={classes.empty}>{t('preview.empty')}</p>}
        {moment === 'before' ? (
          trying()
        ) : (
          <QuestionView key={kind} question={shown} answer={after.answer} result={after.result} />
        )}
      </div>
    </aside>
  );
}
