import { useDirection } from '@mantine/core';
import { type KeyboardEvent, useState } from 'react';

const ROWS_A_PAGE = 4;

/** Moving over a grid with the keyboard: one of its cells is in the order of tabs, the arrows lead to the others. */
export function useGridKeys(count: number, columns: number, onMove: (to: number) => void) {
  const { dir } = useDirection();
  const [wanted, setActive] = useState(0);
  const active = Math.min(wanted, Math.max(0, count - 1));
  const rowStart = active - (active % columns);

  function target({ key, ctrlKey, metaKey }: KeyboardEvent): number | undefined {
    const forward = dir === 'rtl' ? -1 : 1;
    const isFar = ctrlKey || metaKey;
    switch (key) {
      case 'ArrowRight':
        return active + forward;
      case 'ArrowLeft':
        return active - forward;
      case 'ArrowDown':
        return active + columns;
      case 'ArrowUp':
        return active - columns;
      case 'PageDown':
        return Math.min(count - 1, active + columns * ROWS_A_PAGE);
      case 'PageUp':
        return Math.max(0, active - columns * ROWS_A_PAGE);
      case 'Home':
        return isFar ? 0 : rowStart;
      case 'End':
        return isFar ? count - 1 : Math.min(count - 1, rowStart + columns - 1);
      default:
        return undefined;
    }
  }

  function onKeyDown(event: KeyboardEvent) {
    const to = target(event);
    if (to === undefined) return;
    event.preventDefault();
    if (to < 0 || to >= count || to === active) return;
    setActive(to);
    onMove(to);
  }

  return { active, setActive, onKeyDown };
}
