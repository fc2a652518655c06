import { type KeyboardEvent, type PointerEvent, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { type Lists, type Place, placed, placeOf, placeUnder, stepFrom } from './dragPlaces.ts';
import { formatNumber } from './format.ts';

interface Options<L extends string> {
  /** The ids of what lies in each list, in order. */
  lists: Lists<L>;
  onChange: (lists: NoInfer<Lists<L>>) => void;
  /** It came to rest elsewhere: `before` is what Undo goes back to. */
  onDrop?: (id: string, before: NoInfer<Lists<L>>) => void;
  nameOf: (id: string) => string;
  /** Said along with the place, where there are several lists. */
  listName?: (list: NoInfer<L>) => string;
}

/**
 * Moving things within lists and grids and from one to another: with a mouse, a finger, or on a handle with Space, the
 * arrows and Escape, each step spoken. Things change places while they move, so what is seen is what is kept.
 */
export function useDragLists<L extends string>(options: Options<L>) {
  const { t } = useTranslation('kit');
  const latest = useRef(options);
  latest.current = options;
  const [dragged, setDragged] = useState<string | null>(null);
  const [said, setSaid] = useState('');
  const before = useRef<Lists<L>>(options.lists);
  const byKeys = useRef<string | null>(null);
  /** Put back with Escape, and not drawn there yet. */
  const goingBack = useRef<string | null>(null);
  const stop = useRef(() => {});
  useEffect(() => () => stop.current(), []);
  // What changes its place in the page loses the focus: it gets it back.
  useLayoutEffect(() => {
    const id = byKeys.current ?? goingBack.current;
    if (id) document.querySelector<HTMLElement>(`[data-drag-handle="${CSS.escape(id)}"]`)?.focus();
  });

  function speak(kind: 'lifted' | 'moved' | 'dropped', id: string, lists: Lists<L>) {
    const { nameOf, listName } = latest.current;
    const { list, at } = placeOf(lists, id);
    const place = t('drag.place', { place: formatNumber(at + 1), total: formatNumber(lists[list].length) });
    const where = listName ? `${listName(list)}, ${place}` : place;
    setSaid(t(`drag.${kind}`, { name: nameOf(id), where }));
  }

  function lift(id: string) {
    before.current = latest.current.lists;
    setDragged(id);
  }

  function move(id: string, to: Place<L>): Lists<L> {
    const next = placed(latest.current.lists, id, to);
    latest.current = { ...latest.current, lists: next };
    latest.current.onChange(next);
    return next;
  }

  function drop(id: string) {
    setDragged(null);
    const [was, is] = [placeOf(before.current, id), placeOf(latest.current.lists, id)];
    if (was.list !== is.list || was.at !== is.at) latest.current.onDrop?.(id, before.current);
  }

  function back(id: string) {
    setDragged(null);
    latest.current.onChange(before.current);
    setSaid(t('drag.cancelled', { name: latest.current.nameOf(id) }));
    // Until it is drawn at its old place and has the focus again. The next key may be faster.
    goingBack.current = byKeys.current;
    byKeys.current = null;
    requestAnimationFrame(() => {
      goingBack.current = null;
    });
  }

  function onPointerDown(event: PointerEvent<HTMLElement>, id: string) {
    if (event.button !== 0) return;
    lift(id);
    const end = new AbortController();
    stop.current = () => end.abort();
    const over = (finish: () => void) => () => {
      end.abort();
      finish();
    };
    const follow = ({ clientX, clientY }: { clientX: number; clientY: number }) => {
      const to = placeUnder(latest.current.lists, id, clientX, clientY);
      if (to) move(id, to);
    };
    const { signal } = end;
    addEventListener('pointermove', follow, { signal });
    addEventListener(
      'pointerup',
      over(() => drop(id)),
      { signal },
    );
    addEventListener(
      'pointercancel',
      over(() => back(id)),
      { signal },
    );
    addEventListener('keydown', (pressed) => pressed.key === 'Escape' && over(() => back(id))(), { signal });
  }

  function onKeyDown(event: KeyboardEvent<HTMLElement>, id: string) {
    const isLifted = byKeys.current === id;
    if (event.key === ' ' || event.key === 'Enter') {
      event.preventDefault();
      byKeys.current = isLifted ? null : id;
      if (isLifted) drop(id);
      else lift(id);
      speak(isLifted ? 'dropped' : 'lifted', id, latest.current.lists);
    } else if (isLifted && event.key === 'Escape') {
      event.preventDefault();
      event.stopPropagation();
      back(id);
    } else if (isLifted && event.key.startsWith('Arrow')) {
      event.preventDefault();
      const to = stepFrom(latest.current.lists, id, event.key);
      if (to) speak('moved', id, move(id, to));
    }
  }

  /** Leaving it with Tab puts it down where it is; moving it takes the focus for a moment only. */
  function onBlur(id: string) {
    requestAnimationFrame(() => {
      const handle = document.activeElement?.getAttribute('data-drag-handle');
      if (byKeys.current !== id || handle === id) return;
      byKeys.current = null;
      drop(id);
    });
  }

  return {
    dragged,
    /** For a status that is only heard. */
    said,
    list: (list: L) => ({ 'data-drag-list': list }),
    item: (id: string) => ({ 'data-drag-item': id, 'data-dragged': dragged === id || undefined }),
    /** For the button that takes hold of it. */
    handle: (id: string) => ({
      'data-drag-handle': id,
      'aria-pressed': dragged === id,
      style: { touchAction: 'none' },
      onPointerDown: (event: PointerEvent<HTMLElement>) => onPointerDown(event, id),
      onKeyDown: (event: KeyboardEvent<HTMLElement>) => onKeyDown(event, id),
      onBlur: () => onBlur(id),
    }),
  };
}
