import { ActionIcon, Checkbox, TextInput } from '@mantine/core';
import { IconGripVertical, IconTrash } from '@tabler/icons-react';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { Card, ChecklistItem } from '#features/kanban/contract.ts';
import { api } from '#web/client.ts';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { formatNumber } from '#web/kit/format.ts';
import { toast } from '#web/kit/toast.ts';
import { moved, useDragOrder } from '#web/kit/useDragOrder.ts';
import { useWaiting } from '#web/outbox/outbox.ts';
import { addItem, type NewItem, type Tick, tickItem } from '../data/outgoing.ts';
import { act } from './act.ts';
import classes from './Drawer.module.css';
import { Part } from './Part.tsx';

const item = api.apps.kanban.tasks[':id'].checklist[':part'];

/** The items as they are shown: with what is still on its way on top. */
function useItems(card: Card) {
  const waiting = useWaiting('kanban');
  const ticks = new Map<number, boolean>();
  const fresh: (NewItem & { key: string })[] = [];
  for (const { key, kind, payload } of waiting) {
    const { cardId } = payload as { cardId?: number };
    if (cardId !== card.id) continue;
    if (kind === 'kanban.tick') ticks.set((payload as Tick).itemId, (payload as Tick).isDone);
    if (kind === 'kanban.item') fresh.push({ key, ...(payload as NewItem) });
  }
  return { items: card.checklist.map((one) => ({ ...one, isDone: ticks.get(one.id) ?? one.isDone })), fresh };
}

interface RowProps {
  card: Card;
  item: ChecklistItem;
  at: number;
  readOnly: boolean;
  handle: ReturnType<ReturnType<typeof useDragOrder>['handle']>;
  isDragged: boolean;
  onNudge: (by: -1 | 1) => void;
}

function Row({ card, item: one, at, readOnly, handle, isDragged, onNudge }: RowProps) {
  const { t } = useTranslation('kanban');
  const [draft, setDraft] = useState<string>();
  const param = { id: card.id, part: one.id };
  /** The last title that was sent, while it is on its way: what is typed meanwhile goes after it. */
  const sent = useRef<{ title: string; arrived: Promise<unknown> }>(undefined);
  function save() {
    const title = draft?.trim();
    if (!title || (title === one.title && !sent.current)) return setDraft(undefined);
    if (title === sent.current?.title) return;
    const before = sent.current?.arrived ?? Promise.resolve();
    const arrived = before.then(() => act(item.$patch({ param, json: { title } })));
    const mine = { title, arrived };
    sent.current = mine;
    void arrived.then((isSaved) => {
      if (sent.current === mine) sent.current = undefined;
      if (isSaved) setDraft((now) => (now?.trim() === title ? undefined : now));
    });
  }
  const latest = useRef(save);
  useEffect(() => {
    latest.current = save;
  });
  // Whatever closes the drawer saves it.
  useEffect(() => () => latest.current(), []);
  async function remove() {
    const { title, isDone } = one;
    if (!(await act(item.$delete({ param })))) return;
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
      <TextInput
        className={classes.itemField}
        classNames={{ input: classes.itemInput }}
        value={draft ?? one.title}
        readOnly={readOnly}
        maxLength={300}
        dir="auto"
        data-done={one.isDone || undefined}
        aria-label={t('checklist.item', { title: one.title })}
        onChange={(event) => setDraft(event.currentTarget.value)}
        onBlur={save}
        data-own-escape={draft !== undefined || undefined}
        onKeyDown={(event) => {
          if (event.nativeEvent.isComposing) return;
          if (event.key === 'Escape' && draft !== undefined) {
            event.stopPropagation();
            setDraft(undefined);
          }
          if (event.key === 'Enter') event.currentTarget.blur();
        }}
      />
      {!readOnly && (
        <ActionIcon size={28} aria-label={t('checklist.delete', { title: one.title })} onClick={() => void remove()}>
          <IconTrash size={16} stroke={1.75} aria-hidden />
        </ActionIcon>
      )}
    </li>
  );
}

/** Steps to tick off. Enter adds one and the next can be written. */
export function ChecklistField({ card, readOnly }: { card: Card; readOnly: boolean }) {
  const { t } = useTranslation('kanban');
  const { items, fresh } = useItems(card);
  const [title, setTitle] = useState('');
  // While one is dragged, and until the server has answered, the order is ours.
  const [order, setOrder] = useState<number[]>();
  const byId = new Map(items.map((one) => [one.id, one]));
  const shown = order ? order.flatMap((id) => byId.get(id) ?? []) : items;
  const latest = useRef({ shown, card });
  useEffect(() => {
    latest.current = { shown, card };
  });

  const shift = useCallback((from: number, to: number) => {
    setOrder(moved(latest.current.shown, from, to).map((one) => one.id));
  }, []);
  const { dragged, handle } = useDragOrder(shift);

  async function keep(ids: number[], id: number) {
    const beforeId = ids[ids.indexOf(id) + 1] ?? null;
    await act(item.move.$post({ param: { id: card.id, part: id }, json: { beforeId } }));
    setOrder(undefined);
  }
  // What was dragged has come to rest.
  const wasDragged = useRef<number>(undefined);
  useEffect(() => {
    if (dragged !== null) wasDragged.current = latest.current.shown[dragged]?.id;
    else if (wasDragged.current !== undefined && order) {
      const id = wasDragged.current;
      wasDragged.current = undefined;
      void keep(order, id);
    }
  });

  function nudge(at: number, by: -1 | 1) {
    const one = shown[at];
    if (!one || at + by < 0 || at + by >= shown.length) return;
    const ids = moved(shown, at, at + by).map((each) => each.id);
    setOrder(ids);
    void keep(ids, one.id);
  }

  function add() {
    if (!title.trim()) return;
    addItem({ cardId: card.id, title: title.trim() });
    setTitle('');
  }

  const done = items.filter((one) => one.isDone).length;
  if (readOnly && items.length === 0) return null;
  return (
    <Part
      name={t('checklist.title')}
      action={
        items.length > 0 && (
          <span className={classes.quiet}>
            {formatNumber(done)}/{formatNumber(items.length)}
          </span>
        )
      }
    >
      {shown.length + fresh.length > 0 && (
        <ul className={classes.items} data-order>
          {shown.map((one, at) => (
            <Row
              key={one.id}
              card={card}
              item={one}
              at={at}
              readOnly={readOnly}
              handle={handle(at)}
              isDragged={dragged === at}
              onNudge={(by) => nudge(at, by)}
            />
          ))}
          {fresh.map((one) => (
            <li key={one.key} className={classes.item} data-waits>
              <Checkbox disabled checked={one.isDone ?? false} aria-label={one.title} />
              <span dir="auto">{one.title}</span>
            </li>
          ))}
        </ul>
      )}
      {!readOnly && (
        <TextInput
          aria-label={t('checklist.add')}
          placeholder={t('checklist.add')}
          value={title}
          maxLength={300}
          dir="auto"
          onChange={(event) => setTitle(event.currentTarget.value)}
          onBlur={add}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
            event.preventDefault();
            add();
          }}
        />
      )}
    </Part>
  );
}
