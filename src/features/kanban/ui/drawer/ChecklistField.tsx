import { Checkbox, TextInput } from '@mantine/core';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { Card, ChecklistItem } from '#features/kanban/contract.ts';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { formatNumber } from '#web/kit/format.ts';
import { moved, useDragOrder } from '#web/kit/useDragOrder.ts';
import { useUnsavedGuard } from '#web/kit/useUnsavedGuard.ts';
import { useWaiting } from '#web/outbox/outbox.ts';
import { isCardGone } from '../data/patch.ts';
import { ChecklistRow } from './ChecklistRow.tsx';
import classes from './Drawer.module.css';
import { addItem, moveItem, type NewItem } from './outgoing.ts';
import { Part } from './Part.tsx';

/** Steps to tick off. Enter adds one and the next can be written. */
export function ChecklistField({ card, readOnly }: { card: Card; readOnly: boolean }) {
  const { t } = useTranslation('kanban');
  const items = card.checklist;
  const fresh = useWaiting<NewItem>('kanban.item').filter(({ payload }) => payload.cardId === card.id);
  const [title, setTitle] = useState('');
  useUnsavedGuard(() => title.trim() !== '' && isCardGone(card.id), title !== '');
  // While one is dragged, the order is ours.
  const [order, setOrder] = useState<number[]>();
  const byId = new Map(items.map((one) => [one.id, one]));
  const shown = order ? order.flatMap((id) => byId.get(id) ?? []) : items;
  const latest = useRef(shown);
  useEffect(() => {
    latest.current = shown;
  });

  const shift = useCallback((from: number, to: number) => {
    setOrder(moved(latest.current, from, to).map((one) => one.id));
  }, []);
  const { dragged, handle } = useDragOrder(shift);

  function keep(list: ChecklistItem[], id: number) {
    const beforeId = list[list.findIndex((one) => one.id === id) + 1]?.id ?? null;
    moveItem({ cardId: card.id, id, beforeId });
  }
  // What was dragged has come to rest.
  const wasDragged = useRef<number>(undefined);
  useEffect(() => {
    if (dragged !== null) wasDragged.current = latest.current[dragged]?.id;
    else if (wasDragged.current !== undefined && order) {
      const id = wasDragged.current;
      wasDragged.current = undefined;
      keep(shown, id);
      setOrder(undefined);
    }
  });

  function nudge(at: number, by: -1 | 1) {
    const one = shown[at];
    if (!one || at + by < 0 || at + by >= shown.length) return;
    keep(moved(shown, at, at + by), one.id);
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
          {fresh.map(({ key, payload }) => (
            <li key={key} className={classes.item} data-waits>
              <Checkbox disabled checked={payload.isDone ?? false} aria-label={payload.title} />
              <span dir="auto">{payload.title}</span>
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
