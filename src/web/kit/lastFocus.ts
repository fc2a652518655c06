let last: HTMLElement | null = null;

addEventListener(
  'focusin',
  ({ target }) => {
    if (target instanceof HTMLElement && !target.closest('[role="menu"], [role="listbox"], [role="dialog"]'))
      last = target;
  },
  { capture: true, passive: true },
);

/** What had the focus on the page itself: an entry of a menu is gone by the time its drawer closes. */
export const lastFocus = () => last;
