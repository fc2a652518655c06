import { Button } from '@mantine/core';
import { IconPlayerPlay } from '@tabler/icons-react';
import { Link, useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import type { PracticeBody, StudentHome } from '#features/student/contract.ts';
import { Tiles } from '#web/art/Tiles.tsx';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { formatNumber, formatRelativeWithin } from '#web/kit/format.ts';
import { Pill } from '#web/kit/Pill.tsx';
import { toast } from '#web/kit/toast.ts';
import { startPractice } from '../queries.ts';
import classes from '../StudentHomePage.module.css';
import { usePracticeName } from '../usePracticeName.ts';

const MIXED: PracticeBody = { categories: [], count: 10 };

/** The one thing to do next, with the only primary button of the page: go on, or begin. */
export function StartCard({ open, suggestion }: Pick<StudentHome, 'open' | 'suggestion'>) {
  const { t } = useTranslation('student');
  const nameOf = usePracticeName();
  const navigate = useNavigate();
  const [busy, setBusy] = useState(false);

  async function start(body: PracticeBody) {
    setBusy(true);
    try {
      const id = await startPractice(body);
      await navigate({ to: '/student/practice/$id', params: { id: String(id) } });
    } catch (problem) {
      toast.failed(problem);
    } finally {
      setBusy(false);
    }
  }

  const body = suggestion ? { categories: [suggestion.categoryId], count: suggestion.count } : MIXED;
  const title = open ? nameOf(open) : (suggestion?.category ?? t('everything'));
  const done = open ? open.answered / open.questionCount : 0;
  return (
    <section className={classes.next} aria-labelledby="next-title" data-tour="home-student">
      <div className={classes.nextWords}>
        <Pill kind="accent">{t(open ? 'home.open' : `home.reasons.${suggestion?.reason ?? 'mixed'}.pill`)}</Pill>
        <h2 id="next-title" className={classes.nextTitle} dir="auto">
          {title}
        </h2>
        <p className={classes.nextDetail}>
          {open
            ? t('home.openDetail', {
                when: formatRelativeWithin(open.startedAt),
                done: formatNumber(open.answered),
                count: open.questionCount,
                all: formatNumber(open.questionCount),
              })
            : t(`home.reasons.${suggestion?.reason ?? 'mixed'}.detail`, { count: body.count })}
        </p>
        <div className={classes.nextActions}>
          {open ? (
            <Button
              renderRoot={(props) => <Link {...props} to="/student/practice/$id" params={{ id: String(open.id) }} />}
              leftSection={<IconPlayerPlay size={16} stroke={1.75} />}
            >
              {t('home.continue')}
            </Button>
          ) : (
            <Button
              loading={busy}
              leftSection={<IconPlayerPlay size={16} stroke={1.75} />}
              onClick={() => void start(body)}
            >
              {t('choose.start')}
            </Button>
          )}
          <Link to="/student/practice" className={classes.link}>
            {t('home.other')}
          </Link>
          {open && (
            <span className={classes.nextShare}>
              {formatNumber(done, { style: 'percent' })}
              <span className={classes.track}>
                <span style={{ inlineSize: `${done * 100}%` }} />
              </span>
            </span>
          )}
        </div>
      </div>
      <Tiles seed={title} hue="pine" columns={6} rows={4} className={classes.nextPicture} />
    </section>
  );
}
