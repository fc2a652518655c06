import { ActionIcon, Button } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { PracticeRow } from '#features/student/contract.ts';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { confirm } from '#web/kit/confirm.ts';
import { formatNumber, formatRelativeWithin } from '#web/kit/format.ts';
import { toast } from '#web/kit/toast.ts';
import { leavePractice, openQuery } from '../queries.ts';
import { usePracticeName } from '../usePracticeName.ts';
import classes from './Choose.module.css';

/** What was begun and not handed in: to go on with, or to leave. */
export function OpenPractices() {
  const { t } = useTranslation('student');
  const nameOf = usePracticeName();
  const list = useQuery(openQuery);
  const open = list.data ?? [];
  if (open.length === 0) return null;

  async function leave(shown: PracticeRow) {
    // An answer may be newer than the list, and what is asked has to be true.
    const now = list.isFetching ? (await list.refetch({ cancelRefetch: false })).data : open;
    const practice = now?.find(({ id }) => id === shown.id) ?? shown;
    const sure = await confirm({
      question: t('choose.leaveQuestion', { name: nameOf(practice) }),
      detail: t('choose.leaveDetail', { count: practice.answered }),
      verb: t('choose.leave'),
      danger: true,
    });
    if (!sure) return;
    await leavePractice(practice.id).catch((problem: unknown) => toast.failed(problem));
  }

  return (
    <section className={classes.open} aria-labelledby="open-title">
      <h2 id="open-title" className={classes.title}>
        {t('choose.open')}
      </h2>
      <ul className={classes.list}>
        {open.map((practice) => (
          <li key={practice.id} className={classes.openRow}>
            <div className={classes.words}>
              <p className={classes.name} dir="auto">
                {nameOf(practice)}
              </p>
              <p className={classes.fact}>
                {t('choose.begun', { when: formatRelativeWithin(practice.startedAt) })}
                {' · '}
                {t('run.progress', {
                  done: formatNumber(practice.answered),
                  count: practice.questionCount,
                  all: formatNumber(practice.questionCount),
                })}
              </p>
            </div>
            <Button
              renderRoot={(props) => (
                <Link {...props} to="/student/practice/$id" params={{ id: String(practice.id) }} />
              )}
              variant="default"
              size="xs"
            >
              {t('home.continue')}
            </Button>
            <ActionIcon
              aria-label={t('choose.leaveNamed', { name: nameOf(practice) })}
              onClick={() => void leave(practice)}
            >
              <IconTrash size={18} stroke={1.75} />
            </ActionIcon>
          </li>
        ))}
      </ul>
    </section>
  );
}
