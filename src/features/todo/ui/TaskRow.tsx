import { ActionIcon, Checkbox } from '@mantine/core';
import { IconGripVertical, IconListCheck, IconRepeat, IconStar, IconStarFilled } from '@tabler/icons-react';
import { type HTMLAttributes, memo, type ReactNode } from 'react';
import type { Hue } from '#contract/hues.ts';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { PersonAvatar } from '#web/kit/Avatar.tsx';
import { type Ticks, useIsTicked } from '#web/kit/DataTable/ticks.ts';
import { formatDate } from '#web/kit/format.ts';
import { HuePill } from '#web/kit/Hue.tsx';
import { Tooltip } from '#web/kit/Tooltip.tsx';
import { dueWords, urgencyOf } from './dueDate.ts';
import classes from './TaskRow.module.css';
import type { ShownTask } from './withWaiting.ts';

export interface RowDeeds {
  open: (task: ShownTask) => void;
  complete: (task: ShownTask, is: boolean) => void;
  star: (task: ShownTask) => void;
  tick: (task: ShownTask, isRange: boolean) => void;
}

interface Props {
  task: ShownTask;
  deeds: RowDeeds;
  ticks: Ticks;
  hues: ReadonlyMap<string, Hue>;
  isOpen: boolean;
  mayManage: boolean;
  /** Whose it is, where everybody's tasks are shown. */
  showsOwner: boolean;
  /** Given where the order is one's own. */
  handle?: HTMLAttributes<HTMLElement> | undefined;
  onNudge?: ((task: ShownTask, way: -1 | 1) => void) | undefined;
}

function Due({ due, isCompleted }: { due: string; isCompleted: boolean }) {
  const { t } = useTranslation('todo');
  const urgency = isCompleted ? 'later' : urgencyOf(due);
  return (
    <time className={classes.due} data-urgency={urgency} dateTime={due} title={formatDate(due)}>
      {urgency === 'overdue' && <span className={classes.spoken}>{t('filters.overdue')}: </span>}
      {dueWords(due)}
    </time>
  );
}

function Facts({ task, hues, children }: { task: ShownTask; hues: ReadonlyMap<string, Hue>; children?: ReactNode }) {
  const { t } = useTranslation('todo');
  const done = task.subtasks.filter((step) => step.isDone).length;
  return (
    <span className={classes.facts}>
      {task.subtasks.length > 0 && (
        <span className={classes.fact} title={t('steps.title')}>
          <IconListCheck size={14} stroke={1.75} aria-hidden />
          {done}/{task.subtasks.length}
        </span>
      )}
      {task.repeat && <IconRepeat className={classes.quiet} size={14} stroke={1.75} aria-label={t('repeat.repeats')} />}
      <span className={classes.tags}>
        {task.tags.map((tag) => (
          <HuePill key={tag} hue={hues.get(tag) ?? 'graphite'}>
            {tag}
          </HuePill>
        ))}
      </span>
      {task.dueDate && <Due due={task.dueDate} isCompleted={task.isCompleted} />}
      {children}
    </span>
  );
}

function Row({ task, deeds, ticks, hues, isOpen, mayManage, showsOwner, handle, onNudge }: Props) {
  const { t } = useTranslation('todo');
  const isTicked = useIsTicked(ticks, String(task.id));
  const person = showsOwner ? task.owner : task.assignee;
  const canChange = mayManage && !task.waits;
  return (
    <div
      className={classes.row}
      data-done={task.isCompleted || undefined}
      data-open={isOpen || undefined}
      data-ticked={isTicked || undefined}
      data-waits={task.waits || undefined}
    >
      {handle && (
        <button
          type="button"
          {...handle}
          className={classes.grip}
          aria-label={t('order.handle', { title: task.title })}
          aria-roledescription={t('order.role')}
          onKeyDown={(event) => {
            const way = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : 0;
            if (way === 0) return;
            event.preventDefault();
            onNudge?.(task, way);
          }}
        >
          <IconGripVertical size={16} stroke={1.75} aria-hidden />
        </button>
      )}
      <span className={classes.tick}>
        <Checkbox
          size="xs"
          checked={isTicked}
          disabled={!canChange}
          aria-label={t('select', { title: task.title })}
          onChange={() => {}}
          onClick={(event) => deeds.tick(task, event.shiftKey)}
        />
      </span>
      <Checkbox
        className={classes.check}
        radius="xl"
        checked={task.isCompleted}
        disabled={!canChange || task.isDeleted}
        aria-label={t('complete', { title: task.title })}
        onChange={(event) => deeds.complete(task, event.currentTarget.checked)}
      />
      <button
        type="button"
        className={classes.title}
        data-task={task.id}
        dir="auto"
        disabled={task.waits}
        onClick={() => deeds.open(task)}
      >
        {task.title}
      </button>
      <Facts task={task} hues={hues}>
        <span className={classes.person}>
          {person && (
            <Tooltip label={person.fullName}>
              <span>
                <PersonAvatar name={person.fullName} id={person.id} src={person.avatar} size={22} />
                <span className={classes.spoken}>{person.fullName}</span>
              </span>
            </Tooltip>
          )}
        </span>
      </Facts>
      <ActionIcon
        className={classes.star}
        size={28}
        data-on={task.isImportant || undefined}
        aria-pressed={task.isImportant}
        disabled={!canChange}
        aria-label={t('star', { title: task.title })}
        onClick={() => deeds.star(task)}
      >
        {task.isImportant ? <IconStarFilled size={16} aria-hidden /> : <IconStar size={16} stroke={1.75} aria-hidden />}
      </ActionIcon>
    </div>
  );
}

/** A task in one line: what, its tags, when, who. */
export const TaskRow = memo(Row);
