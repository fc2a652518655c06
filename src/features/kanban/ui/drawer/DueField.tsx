import { useState } from 'react';
import type { Card } from '#features/kanban/contract.ts';
import { dueState } from '#features/kanban/listContract.ts';
import { say } from '#web/i18n/messages.ts';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { afterPress } from '#web/kit/afterPress.ts';
import { DayInput } from '#web/kit/DayInput.tsx';
import { unread } from '#web/kit/unread.ts';
import { Conflict } from './Conflict.tsx';
import classes from './Drawer.module.css';
import { useField } from './useField.ts';

const isDay = (text: string) => text === '' || !Number.isNaN(Date.parse(text));

/** Stands for what cannot be read: it is no day, and never saved. */
const UNREAD = '?';
const read = (field: HTMLInputElement) => (unread(field) ? UNREAD : field.value);

export function DueField({ card, readOnly }: { card: Card; readOnly: boolean }) {
  const { t } = useTranslation('kanban');
  const saved = card.dueDate?.slice(0, 10) ?? '';
  const field = useField(card, saved, (day: string) => ({ dueDate: day || null }), isDay);
  const [wrong, setWrong] = useState<string>();
  const state = dueState(card.dueDate, card.isDone, new Date());
  return (
    <div>
      <DayInput
        label={t('filter.due')}
        value={field.value === UNREAD ? '' : field.value}
        readOnly={readOnly}
        description={state === 'overdue' || state === 'soon' ? t(`due.${state}`) : undefined}
        error={wrong && say(wrong)}
        classNames={{ description: classes[state] ?? '' }}
        data-own-escape={field.isEdited || undefined}
        onKeyDown={(event) => {
          if (event.key !== 'Escape' || !field.isEdited) return;
          event.stopPropagation();
          field.drop();
          setWrong(undefined);
          // Half a day is no value that React could take away.
          event.currentTarget.value = saved;
        }}
        onChange={({ currentTarget }) => {
          setWrong(undefined);
          field.change(read(currentTarget));
        }}
        onBlur={({ currentTarget }) => {
          const day = read(currentTarget);
          const words = unread(currentTarget);
          afterPress(() => setWrong(words));
          if (day === UNREAD) field.change(day);
          else if (isDay(day)) void field.save(day);
          else field.drop();
        }}
      />
      <Conflict field={field} />
    </div>
  );
}
