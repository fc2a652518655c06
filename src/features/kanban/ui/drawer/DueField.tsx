import type { Card } from '#features/kanban/contract.ts';
import { dueState } from '#features/kanban/listContract.ts';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { DayInput } from '#web/kit/DayInput.tsx';
import { Conflict } from './Conflict.tsx';
import classes from './Drawer.module.css';
import { useField } from './useField.ts';

const isDay = (text: string) => text === '' || !Number.isNaN(Date.parse(text));

export function DueField({ card, readOnly }: { card: Card; readOnly: boolean }) {
  const { t } = useTranslation('kanban');
  const field = useField(card, card.dueDate?.slice(0, 10) ?? '', (day: string) => ({ dueDate: day || null }), isDay);
  const state = dueState(card.dueDate, card.isDone, new Date());
  return (
    <div>
      <DayInput
        label={t('filter.due')}
        value={field.value}
        readOnly={readOnly}
        description={state === 'overdue' || state === 'soon' ? t(`due.${state}`) : undefined}
        classNames={{ description: classes[state] ?? '' }}
        data-own-escape={field.isEdited || undefined}
        onKeyDown={(event) => {
          if (event.key !== 'Escape' || !field.isEdited) return;
          event.stopPropagation();
          field.drop();
        }}
        onChange={(event) => field.change(event.currentTarget.value)}
        onBlur={() => (isDay(field.value) ? void field.save() : field.drop())}
      />
      <Conflict field={field} />
    </div>
  );
}
