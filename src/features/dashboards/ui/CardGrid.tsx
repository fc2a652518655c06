import { VisuallyHidden } from '@mantine/core';
import { useState } from 'react';
import type { CardId } from '#features/dashboards/choices.ts';
import type { PlacedCard } from '#features/dashboards/contract.ts';
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
  onChange: (cards: PlacedCard[]) => void;
}

const focusHandle = (id: CardId) =>
  requestAnimationFrame(() => document.querySelector<HTMLElement>(`[data-grip="${id}"]`)?.focus());

/** The cards in their places, and moving them about: with the pointer, or with the arrow keys on their handle. */
export function CardGrid({ title, cards, asked, isArranging, onChange }: Props) {
  const { t } = useTranslation('dashboards');
  const [said, setSaid] = useState('');
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
    onChange(next);
    tell(id, next);
    // The handle keeps the focus: its card has another place in the page now.
    focusHandle(id);
  };
  const dropOn = (id: CardId, { id: target, after }: Drop) => {
    const rest = cards.filter((one) => one.id !== id);
    const card = cards.find((one) => one.id === id);
    const at = rest.findIndex((one) => one.id === target) + (after ? 1 : 0);
    if (card) onChange(rest.toSpliced(at, 0, card));
  };
  const { dragged, drop, take } = useCardDrag(dropOn);

  const arrangingOf = (card: PlacedCard, at: number) => ({
    onTake: take(card.id),
    onMove: (by: -1 | 1) => move(card.id, at + by),
    onSize: (size: number) => {
      onChange(cards.with(at, { ...card, size }));
      setSaid(t('arrange.sized', { title: t(`cards.${card.id}`), count: size }));
    },
    onRemove: () => {
      onChange(cards.toSpliced(at, 1));
      const neighbour = cards[at + 1] ?? cards[at - 1];
      if (neighbour) focusHandle(neighbour.id);
      toast.done(t('arrange.removed', { title: t(`cards.${card.id}`) }), { undo: () => onChange(cards) });
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
