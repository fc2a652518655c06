import { type RefObject, useEffect } from 'react';

/**
 * What stands in a drawer or popover may come after that has opened: the focus waits there and, until somebody touches
 * it, goes on to the field with `data-autofocus`.
 */
export function useLateFocus(part: RefObject<HTMLElement | null>) {
  useEffect(() => {
    const box = part.current?.closest('[role="dialog"]:not([data-touched])');
    const now = document.activeElement;
    if (box?.contains(now) && !part.current?.contains(now))
      part.current?.querySelector<HTMLElement>('[data-autofocus]')?.focus({ preventScroll: true });
  }, [part]);
}
