import { Button } from '@mantine/core';
import { IconChevronLeft, IconChevronRight, IconFlag, IconFlagFilled } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import type { Practice } from '#features/student/contract.ts';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { confirm } from '#web/kit/confirm.ts';
import { formatNumber } from '#web/kit/format.ts';
import { Kbd } from '#web/kit/Kbd.tsx';
import { PageHeader } from '#web/kit/PageHeader.tsx';
import { toast } from '#web/kit/toast.ts';
import { Breadcrumbs } from '#web/shell/Breadcrumbs.tsx';
import { usePracticeName } from '../usePracticeName.ts';
import { Answering } from './Answering.tsx';
import { isAnswered } from './isAnswered.ts';
import { Navigator } from './Navigator.tsx';
import classes from './Run.module.css';
import { SaveNote } from './SaveNote.tsx';
import { useAnswers } from './useAnswers.ts';
import { useRunKeys } from './useRunKeys.ts';

interface Props {
  practice: Practice;
  at: number;
  onGo: (position: number) => void;
}

/** An open practice: one question at a time. */
export function Run({ practice, at, onGo }: Props) {
  const { t } = useTranslation('student');
  const nameOf = usePracticeName();
  const answers = useAnswers(practice.id);
  const [busy, setBusy] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const { items } = practice;
  const place = Math.min(Math.max(at, 1), items.length);
  const item = items[place - 1];
  const isLast = place === items.length;
  const done = items.filter((one) => isAnswered(one.answer)).length;

  // The new question is announced and begins at its beginning; the first one too, as the button that began it is gone.
  const before = useRef(0);
  useEffect(() => {
    if (before.current === place) return;
    const isFirst = before.current === 0;
    before.current = place;
    if (isFirst && document.activeElement !== document.body) return;
    heading.current?.focus({ preventScroll: true });
    if (!isFirst) scrollTo({ top: 0 });
  }, [place]);

  /** Leads to an answer that is not taken as it is: handed in now, it would be lost. */
  function isHeldUp(): boolean {
    const number = answers.refused();
    if (number === undefined) return false;
    onGo(number);
    toast.failed(t('run.notTaken', { number: formatNumber(number) }));
    return true;
  }

  async function hand() {
    if (isHeldUp()) return;
    const left = items.length - done;
    const sure = await confirm({
      question: t('run.handInQuestion'),
      detail: left > 0 ? t('run.unanswered', { count: left }) : t('run.allAnswered'),
      verb: t('run.handIn'),
    });
    if (!sure) return;
    setBusy(true);
    try {
      if (!(await answers.handIn()) && !isHeldUp()) toast.failed(t('run.notSent'));
    } catch (problem) {
      toast.failed(problem);
    } finally {
      setBusy(false);
    }
  }

  const keys = {
    next: () => (place < items.length ? onGo(place + 1) : undefined),
    previous: () => (place > 1 ? onGo(place - 1) : undefined),
    flag: () => (item ? answers.flag(item) : undefined),
  };
  useRunKeys(keys);
  if (!item) return null;

  return (
    <>
      <PageHeader
        title={nameOf(practice)}
        breadcrumb={<Breadcrumbs here={nameOf(practice)} />}
        help={t('run.progress', { done: formatNumber(done), count: items.length, all: formatNumber(items.length) })}
      />
      <div className={classes.columns}>
        <section className={classes.card} aria-labelledby="question-heading">
          <div className={classes.cardHead}>
            <h2 id="question-heading" ref={heading} tabIndex={-1} className={classes.cardTitle}>
              {t('run.questionOf', { number: formatNumber(place), all: formatNumber(items.length) })}
            </h2>
            <span className={classes.points}>
              {t('run.points', { count: item.question.points, points: formatNumber(item.question.points) })}
            </span>
            <Button
              variant="subtle"
              size="xs"
              aria-pressed={item.flagged}
              aria-keyshortcuts="f"
              className={classes.flag}
              leftSection={item.flagged ? <IconFlagFilled size={16} /> : <IconFlag size={16} stroke={1.75} />}
              onClick={() => answers.flag(item)}
            >
              {item.flagged ? t('run.unflag') : t('run.flag')}
            </Button>
          </div>
          <div className={classes.bar} aria-hidden>
            <span style={{ inlineSize: `${(done / items.length) * 100}%` }} />
          </div>
          <div className={classes.body}>
            <Answering key={item.position} item={item} onAnswer={(given) => answers.answer(item, given)} />
          </div>
          <div className={classes.foot}>
            <Button
              variant="default"
              disabled={place === 1}
              aria-keyshortcuts="k"
              leftSection={<IconChevronLeft className={classes.arrow} size={16} stroke={1.75} />}
              onClick={keys.previous}
            >
              {t('run.previous')}
            </Button>
            <SaveNote state={answers.state} refused={answers.refused()} />
            {isLast ? (
              <Button loading={busy} onClick={() => void hand()}>
                {t('run.handIn')}
              </Button>
            ) : (
              <Button
                aria-keyshortcuts="j"
                rightSection={<IconChevronRight className={classes.arrow} size={16} stroke={1.75} />}
                onClick={keys.next}
              >
                {t('run.next')}
              </Button>
            )}
          </div>
        </section>
        <aside className={classes.rail} aria-labelledby="questions-heading">
          <h2 id="questions-heading" className={classes.railTitle}>
            {t('run.questions')}
          </h2>
          <Navigator items={items} current={place} onGo={onGo} />
          {!isLast && (
            <Button variant="default" fullWidth loading={busy} onClick={() => void hand()}>
              {t('run.handIn')}
            </Button>
          )}
          <p className={classes.keys}>
            <Kbd>k</Kbd> <Kbd>j</Kbd> {t('run.keys')}
          </p>
        </aside>
      </div>
    </>
  );
}
