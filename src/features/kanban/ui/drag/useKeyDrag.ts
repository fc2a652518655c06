import { type KeyboardEvent, useCallback, useEffect, useRef } from 'react';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import type { Column, ShownCard } from '../data/columns.ts';
import { placeOf } from '../data/moveOf.ts';
import { currentDrag, type Drag, type Drop, setDrag } from './drag.ts';
import { focusCard } from './focusCard.ts';

interface Options {
  columns: Column[] | undefined;
  onDrop: (drop: Drop) => void;
  speak: (sentence: string) => void;
}

/** How many cards a column has besides the one in the air. */
const roomIn = ({ cards }: Column, { card }: Drag) => cards.filter((one) => one.id !== card.id).length;

function step(drag: Drag, columns: Column[], key: string): Drag | undefined {
  const isMirrored = document.documentElement.dir === 'rtl';
  const at = columns.findIndex((one) => one.board.id === drag.to);
  const here = columns[at];
  if (!here) return undefined;
  const most = roomIn(here, drag);
  if (key === 'ArrowUp') return drag.at > 0 ? { ...drag, at: drag.at - 1 } : drag;
  if (key === 'ArrowDown') return drag.at < most ? { ...drag, at: drag.at + 1 } : drag;
  if (key === 'Home') return { ...drag, at: 0 };
  if (key === 'End') return { ...drag, at: most };
  if (key !== 'ArrowLeft' && key !== 'ArrowRight') return undefined;
  const beside = columns[at + ((key === 'ArrowRight') === isMirrored ? -1 : 1)];
  return beside ? { ...drag, to: beside.board.id, at: Math.min(drag.at, roomIn(beside, drag)) } : drag;
}

/** Space takes a card up, arrows carry it, Space puts it down and Escape back. Each step is spoken. */
export function useKeyDrag(options: Options) {
  const { t } = useTranslation('kanban');
  const latest = useRef(options);
  useEffect(() => {
    latest.current = options;
  });
  useEffect(
    () => () => {
      if (currentDrag()?.by === 'keys') setDrag(null);
    },
    [],
  );

  const where = useCallback((drag: Drag) => placeOf(latest.current.columns ?? [], drag), []);

  const cancel = useCallback(() => {
    const drag = currentDrag();
    if (drag?.by !== 'keys') return;
    setDrag(null);
    latest.current.speak(t('spoken.cancelled', { title: drag.card.title }));
  }, [t]);

  const press = useCallback(
    (event: KeyboardEvent<HTMLElement>, card: ShownCard, at: number): boolean => {
      const { columns = [], onDrop, speak } = latest.current;
      const drag = currentDrag();
      const isSpace = event.key === ' ';
      if (!drag) {
        if (!isSpace || card.waits) return false;
        event.preventDefault();
        const { boardId: from } = card;
        const { height } = event.currentTarget.getBoundingClientRect();
        const lifted: Drag = { card, from, fromAt: at, to: from, at, height, by: 'keys' };
        setDrag(lifted);
        speak(t('spoken.lifted', where(lifted)));
        return true;
      }
      if (drag.by !== 'keys') return false;
      event.preventDefault();
      if (event.key === 'Escape') cancel();
      else if (isSpace || event.key === 'Enter') {
        onDrop({ card: drag.card, to: drag.to, at: drag.at });
        setDrag(null);
        speak(t('spoken.dropped', where(drag)));
        focusCard(drag.card.id);
      } else {
        const next = step(drag, columns, event.key);
        if (!next) return true;
        setDrag(next);
        speak(t('spoken.moved', where(next)));
      }
      return true;
    },
    [t, where, cancel],
  );
  return { press, cancel };
}
