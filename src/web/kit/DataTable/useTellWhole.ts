import { useEffect, useRef } from 'react';

/** Sooner than a browser shows a title; whoever only passes by is not held up by looking at every cell. */
const RESTS_MS = 150;

function tellWhole(cell: HTMLElement) {
  const isCut = [cell, ...cell.querySelectorAll('span')].some((one) => one.scrollWidth > one.clientWidth);
  if (isCut) cell.title = cell.innerText;
  else cell.removeAttribute('title');
}

/** Words that were cut off are told in full to whoever points at their cell for a moment. */
export function useTellWhole() {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  return (event: React.PointerEvent) => {
    clearTimeout(timer.current);
    const cell = (event.target as Element).closest<HTMLElement>('td');
    if (cell) timer.current = setTimeout(tellWhole, RESTS_MS, cell);
  };
}
