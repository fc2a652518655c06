import { ActionIcon, Checkbox, TextInput } from '@mantine/core';
import { IconGripVertical, IconTrash } from '@tabler/icons-react';
import type { Card, ChecklistItem } from '#features/kanban/contract.ts';
import { api, ask } from '#web/client.ts';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { toast } from '#web/kit/toast.ts';
import type { useDragOrder } from '#web/kit/useDragOrder.ts';
import { queryClient } from '#web/queryClient.ts';
import { putCard } from '../data/patch.ts';
import { cardQuery } from '../data/queries.ts';
import { act } from './act.ts';
import { Conflict } from './Conflict.tsx';
import classes from './Drawer.module.css';
import { addItem, tickItem } from './outgoing.ts';
import { useDraft } from './useField.ts';

const item = api.apps.kanban.tasks[':id'].checklist[':part'];

const isTitle = (text: string) => text.trim() !== '';

/** An item has no version: its title is saved over the one that was read. */
function useItemTitle(card: Card, one: ChecklistItem) {
  return useDraft({
    cardId: card.id,
    saved: one.title,
    base: one.title,
    write: async (text, seen) => {
      const title = text.trim();
      const param = { id: card.id, part: one.id };
      putCard((await ask(item.$patch({ param, json: { title, seen } }))).task);
      return title;
    },
    isSame: (a, b) => a.trim() === b.trim(),
    fits: isTitle,
    isThere: () =>
      queryClient.getQueryData(cardQuery(card.id).queryKey)?.checklist.some(({ id }) => id === one.id) !== false,
  });
}

interface Props {
  card: Card;
  item: ChecklistItem;
  at: number;
  readOnly: boolean;
  handle: ReturnType<ReturnType<typeof useDragOrder>['handle']>;
  isDragged: boolean;
  onNudge: (by: -1 | 1) => void;
}

/** A step to tick off. Its text is changed where it stands. */
export function ChecklistRow({ card, item: one, at, readOnly, handle, isDragged, onNudge }: Props) {
  const { t } = useTranslation('kanban');
  const field = useItemTitle(card, one);
  const param = { id: card.id, part: one.id };
  function leave() {
    // Over what somebody else wrote it goes only when it is asked for.
    if (field.isConflict) return;
    if (isTitle(field.value)) void field.save(field.value.trim());
    else field.drop();
  }
  async function remove() {
    const { title, isDone } = one;
    if (!(await act(item.$delete({ param })))) return;
    field.drop();
    toast.done(t('checklist.deleted', { title }), { undo: () => addItem({ cardId: card.id, title, isDone, at }) });
  }
  return (
    <li className={classes.item} data-dragged={isDragged || undefined}>
      {!readOnly && (
        <button
          type="button"
          className={classes.grip}
          aria-label={t('checklist.move', { title: one.title })}
          {...handle}
          onKeyDown={(event) => {
            if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return;
            event.preventDefault();
            onNudge(event.key === 'ArrowUp' ? -1 : 1);
          }}
        >
          <IconGripVertical size={16} stroke={1.75} aria-hidden />
        </button>
      )}
      <Checkbox
        checked={one.isDone}
        disabled={readOnly}
        aria-label={one.title}
        onChange={(event) => tickItem({ cardId: card.id, itemId: one.id, isDone: event.currentTarget.checked })}
      />
      <div className={classes.itemField}>
        <TextInput
          classNames={{ input: classes.itemInput }}
          value={field.value}
          readOnly={readOnly}
          maxLength={300}
          dir="auto"
          data-done={one.isDone || undefined}
          aria-label={t('checklist.item', { title: one.title })}
          onChange={(event) => field.change(event.currentTarget.value)}
          onBlur={leave}
          data-own-escape={field.isEdited || undefined}
          onKeyDown={(event) => {
            if (event.nativeEvent.isComposing) return;
            if (event.key === 'Escape' && field.isEdited) {
              event.stopPropagation();
              field.drop();
            }
            if (event.key === 'Enter') event.currentTarget.blur();
          }}
        />
        <Conflict field={field} />
      </div>
      {!readOnly && (
        <ActionIcon size={28} aria-label={t('checklist.delete', { title: one.title })} onClick={() => void remove()}>
          <IconTrash size={16} stroke={1.75} aria-hidden />
        </ActionIcon>
      )}
    </li>
  );
}
