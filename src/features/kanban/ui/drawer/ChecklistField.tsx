import { Checkbox, TextInput } from '@mantine/core';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { Card } from '#features/kanban/contract.ts';
import { api } from '#web/client.ts';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { formatNumber } from '#web/kit/format.ts';
import { moved, useDragOrder } from '#web/kit/useDragOrder.ts';
import { useUnsavedGuard } from '#web/kit/useUnsavedGuard.ts';
import { useWaiting } from '#web/outbox/outbox.ts';
import { addItem, type NewItem, type Tick } from '../data/outgoing.ts';
import { isCardGone } from '../data/patch.ts';
import { act } from './act.ts';
import { ChecklistRow } from './ChecklistRow.tsx';
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

/** Steps to tick off. Enter adds one and the next can be written. */
export function ChecklistField({ card, readOnly }: { card: Card; readOnly: boolean }) {
  const { t } = useTranslation('kanban');
  const { items, fresh } = useItems(card);
  const [title, setTitle] = useState('');
  useUnsavedGuard(() => title.trim() !== '' && isCardGone(card.id), title !== '');
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
    if (readOnly || !title.trim()) return;
    addItem({ cardId: card.id, title: title.trim() });
    setTitle('');
  }
  const leave = useRef(add);
  leave.current = add;
  // Whatever closes the drawer adds it.
  useEffect(() => () => leave.current(), []);

  const done = items.filter((one) => one.isDone).length;
  if (readOnly && items.length === 0 && !title) return null;
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
            <ChecklistRow
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
      {/* What was begun stays to be copied when somebody deletes the card. */}
      {(!readOnly || title) && (
        <TextInput
          aria-label={t('checklist.add')}
          placeholder={t('checklist.add')}
          value={title}
          maxLength={300}
          dir="auto"
          onChange={(event) => setTitle(event.currentTarget.value)}
          onBlur={add}
          data-own-escape={(!readOnly && title !== '') || undefined}
          onKeyDown={(event) => {
            if (event.nativeEvent.isComposing) return;
            if (event.key === 'Escape' && !readOnly && title !== '') {
              event.stopPropagation();
              setTitle('');
            }
            if (event.key !== 'Enter') return;
            event.preventDefault();
            add();
          }}
        />
      )}
    </Part>
  );
}
