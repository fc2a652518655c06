import { Textarea } from '@mantine/core';
import { TITLE_LETTERS } from '#features/kanban/choices.ts';
import type { Card } from '#features/kanban/contract.ts';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { Conflict } from './Conflict.tsx';
import classes from './Drawer.module.css';
import { useField } from './useField.ts';

const isTitle = (text: string) => text.trim() !== '';

export function TitleField({ card, readOnly }: { card: Card; readOnly: boolean }) {
  const { t } = useTranslation('kanban');
  const field = useField(card, card.title, (title: string) => ({ title: title.trim() }), isTitle);
  // What was typed stays to be copied when somebody deletes the card.
  if (readOnly && !field.isEdited) {
    return (
      <p className={classes.titleText} dir="auto">
        {card.title}
      </p>
    );
  }
  return (
    <div>
      <Textarea
        classNames={{ input: classes.title }}
        aria-label={t('card.title')}
        value={field.value}
        autosize
        maxLength={TITLE_LETTERS}
        dir="auto"
        onChange={(event) => field.change(event.currentTarget.value.replace(/\n/g, ' '))}
        onBlur={() => (isTitle(field.value) ? void field.save(field.value.trim()) : field.drop())}
        data-own-escape={field.isEdited || undefined}
        onKeyDown={(event) => {
          if (event.nativeEvent.isComposing) return;
          if (event.key === 'Escape' && field.isEdited) {
            event.stopPropagation();
            field.drop();
          }
          if (event.key !== 'Enter') return;
          event.preventDefault();
          event.currentTarget.blur();
        }}
      />
      <Conflict field={field} />
    </div>
  );
}
