import { VisuallyHidden } from '@mantine/core';
import {
  IconCalendar,
  IconCalendarExclamation,
  IconClock,
  IconMessageCircle,
  IconPaperclip,
} from '@tabler/icons-react';
import { memo } from 'react';
import { dueState } from '#features/kanban/listContract.ts';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { formatNumber, formatShortDate } from '#web/kit/format.ts';
import { PeopleStack } from '#web/kit/PeopleStack.tsx';
import { Pill } from '#web/kit/Pill.tsx';
import type { ShownCard } from '../data/columns.ts';
import classes from './CardFace.module.css';
import { Cover } from './Cover.tsx';

const SMALL = { size: 14, stroke: 1.75, 'aria-hidden': true };

function Due({ day, isDone }: { day: string; isDone: boolean }) {
  const { t } = useTranslation('kanban');
  const state = dueState(day, isDone, new Date());
  const Sign = state === 'overdue' ? IconCalendarExclamation : IconCalendar;
  return (
    <span className={classes.fact} data-due={state}>
      <Sign {...SMALL} />
      {(state === 'overdue' || state === 'soon') && <VisuallyHidden>{t(`due.${state}`)}</VisuallyHidden>}
      {formatShortDate(day.slice(0, 10))}
    </span>
  );
}

/** What a card shows on its board. */
export const CardFace = memo(function CardFace({ card, isDone }: { card: ShownCard; isDone: boolean }) {
  const { t } = useTranslation('kanban');
  const { checklist, labels, people, attachments, comments, dueDate } = card;
  const hasFacts = card.waits || dueDate || attachments > 0 || comments > 0 || people.length > 0;
  return (
    <>
      {card.cover && <Cover cover={card.cover} />}
      {labels.length > 0 && (
        <span className={classes.labels}>
          {labels.map((one) => (
            <Pill key={one.id} kind={one.colour}>
              <span dir="auto">{one.name}</span>
            </Pill>
          ))}
        </span>
      )}
      <span className={classes.title} data-done={isDone || undefined} dir="auto">
        {card.title}
      </span>
      {checklist.total > 0 && (
        <span className={classes.progress}>
          <span className={classes.track}>
            <span className={classes.bar} style={{ inlineSize: `${(checklist.done / checklist.total) * 100}%` }} />
          </span>
          <span aria-hidden>
            {formatNumber(checklist.done)}/{formatNumber(checklist.total)}
          </span>
          <VisuallyHidden>{t('checklist.done', { done: checklist.done, total: checklist.total })}</VisuallyHidden>
        </span>
      )}
      {hasFacts && (
        <span className={classes.facts}>
          {card.waits && (
            <span className={classes.fact}>
              <IconClock {...SMALL} />
              {t('waits')}
            </span>
          )}
          {dueDate && <Due day={dueDate} isDone={isDone} />}
          {attachments > 0 && (
            <span className={classes.fact}>
              <IconPaperclip {...SMALL} />
              <span aria-hidden>{formatNumber(attachments)}</span>
              <VisuallyHidden>{t('attachments.count', { count: attachments })}</VisuallyHidden>
            </span>
          )}
          {comments > 0 && (
            <span className={classes.fact}>
              <IconMessageCircle {...SMALL} />
              <span aria-hidden>{formatNumber(comments)}</span>
              <VisuallyHidden>{t('comments.count', { count: comments })}</VisuallyHidden>
            </span>
          )}
          {people.length > 0 && (
            <span className={classes.people}>
              <PeopleStack people={people} size={22} />
            </span>
          )}
        </span>
      )}
    </>
  );
});
