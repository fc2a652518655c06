import { type PointerEvent, useEffect, useRef, useState } from 'react';
import type { CardId } from '#features/dashboards/choices.ts';

export interface Drop {
  id: CardId;
  /** Behind it, or before it. */
  after: boolean;
}

const EDGE = 72;
const SPEED = 14;
const isMirrored = () => document.documentElement.dir === 'rtl';

/** Where a card would come down: the one under the pointer, and which half of it. */
function dropAt(x: number, y: number): Drop | null {
  const place = document.elementFromPoint(x, y)?.closest<HTMLElement>('[data-place]');
  if (!place) return null;
  const { left, width } = place.getBoundingClientRect();
  return { id: place.dataset.place as CardId, after: x > left + width / 2 !== isMirrored() };
}

/** Takes a card by its handle and puts it down elsewhere. Cards stay where they are until then: nothing jumps about. */
export function useCardDrag(onDrop: (id: CardId, drop: Drop) => void) {
  const [dragged, setDragged] = useState<CardId | null>(null);
  const [drop, setDrop] = useState<Drop | null>(null);
  const stop = useRef(() => {});
  useEffect(() => () => stop.current(), []);

  const take = (id: CardId) => (event: PointerEvent<HTMLElement>) => {
    if (event.button !== 0) return;
    const end = new AbortController();
    let target: Drop | null = null;
    setDragged(id);
    stop.current = () => {
      end.abort();
      setDragged(null);
      setDrop(null);
    };
    const move = ({ clientX, clientY }: { clientX: number; clientY: number }) => {
      if (clientY < EDGE) scrollBy(0, -SPEED);
      if (clientY > innerHeight - EDGE) scrollBy(0, SPEED);
      const found = dropAt(clientX, clientY);
      target = found?.id === id ? null : found;
      setDrop(target);
    };
    const letGo = () => {
      if (target) onDrop(id, target);
      stop.current();
    };
    const { signal } = end;
    addEventListener('pointermove', move, { signal });
    addEventListener('pointerup', letGo, { signal });
    addEventListener('pointercancel', () => stop.current(), { signal });
    addEventListener('keydown', ({ key }) => key === 'Escape' && stop.current(), { signal });
  };
  return { dragged, drop, take };
}
