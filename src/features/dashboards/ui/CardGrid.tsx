import { VisuallyHidden } from '@mantine/core';
import { useRef, useState } from 'react';
import type { CardId } from '#features/dashboards/choices.ts';
import type { PlacedCard } from '#features/dashboards/contract.ts';
import { putBack } from '#features/dashboards/putBack.ts';
import type { RangeAsked } from '#features/dashboards/range.ts';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { formatNumber } from '#web/kit/format.ts';
import { toast } from '#web/kit/toast.ts';
import { moved } from '#web/kit/useDragOrder.ts';
import classes from './Dashboard.module.css';
import { Place } from './Place.tsx';
import { type Drop, useCardDrag } from './useCardDrag.ts';

interface Props {
  title: string;
  cards: PlacedCard[];
  asked: RangeAsked;
  isArranging: boolean;
  /** Takes the cards as they are by then. */
  onChange: (edit: (cards: PlacedCard[]) => PlacedCard[]) => void;
}

const focusHandle = (id: CardId) =>
  requestAnimationFrame(() => document.querySelector<HTMLElement>(`[data-grip="${id}"]`)?.focus());

/** The cards in their places, and moving them about: with the pointer, or with the arrow keys on their handle. */
export function CardGrid({ title, cards, asked, isArranging, onChange }: Props) {
  const { t } = useTranslation('dashboards');
  const [said, setSaid] = useState('');
  /** Cards that were removed here, each with the order it stood in: one that comes back finds its place among the others. */
  const removed = useRef<{ card: PlacedCard; order: CardId[] }[]>([]);
  const tell = (id: CardId, list: PlacedCard[]) =>
    setSaid(
      t('arrange.placed', {
        title: t(`cards.${id}`),
        place: formatNumber(list.findIndex((one) => one.id === id) + 1),
        count: list.length,
      }),
    );
  const move = (id: CardId, to: number) => {
    const from = cards.findIndex((one) => one.id === id);
    if (from < 0 || to < 0 || to >= cards.length) return;
    const next = moved(cards, from, to);
    onChange(() => next);
    tell(id, next);
    // The handle keeps the focus: its card has another place in the page now.
    focusHandle(id);
  };
  const dropOn = (id: CardId, { id: target, after }: Drop) =>
    onChange((now) => {
      const rest = now.filter((one) => one.id !== id);
      const card = now.find((one) => one.id === id);
      const at = rest.findIndex((one) => one.id === target) + (after ? 1 : 0);
      return card ? rest.toSpliced(at, 0, card) : now;
    });
  const remove = (card: PlacedCard) => {
    const all = removed.current.reduce((list, one) => putBack(list, one.card, one.order), cards);
    const order = all.map(({ id }) => id);
    removed.current = [...removed.current.filter((one) => one.card.id !== card.id), { card, order }];
    onChange((now) => now.filter(({ id }) => id !== card.id));
    toast.done(t('arrange.removed', { title: t(`cards.${card.id}`) }), {
      undo: () => onChange((now) => putBack(now, card, order)),
    });
  };
  const { dragged, drop, take } = useCardDrag(dropOn);

  const arrangingOf = (card: PlacedCard, at: number) => ({
    onTake: take(card.id),
    onMove: (by: -1 | 1) => move(card.id, at + by),
    onSize: (size: number) => {
      onChange((now) => now.map((one) => (one.id === card.id ? { ...one, size } : one)));
      setSaid(t('arrange.sized', { title: t(`cards.${card.id}`), count: size }));
    },
    onRemove: () => {
      remove(card);
      const neighbour = cards[at + 1] ?? cards[at - 1];
      if (neighbour) focusHandle(neighbour.id);
    },
  });

  return (
    <>
      <ul className={isArranging ? `${classes.grid} ${classes.arrangingGrid}` : classes.grid} aria-label={title}>
        {cards.map((card, at) => (
          <Place
            key={card.id}
            card={card}
            asked={asked}
            arranging={isArranging ? arrangingOf(card, at) : undefined}
            isDragged={dragged === card.id}
            drop={drop?.id === card.id ? (drop.after ? 'after' : 'before') : undefined}
          />
        ))}
      </ul>
      <VisuallyHidden role="status">{said}</VisuallyHidden>
    </>
  );
}
