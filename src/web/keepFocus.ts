/**
 * A button that is busy can't be pressed, and browsers take the focus from what can't. Whoever works by keyboard would
 * start from the top of the page: the button gets it back, unless somebody went elsewhere meanwhile.
 */
export function keepFocus() {
  let last: Node | null = null;
  addEventListener('focusin', ({ target }) => {
    last = target as Node;
  });
  addEventListener('pointerdown', ({ target }) => {
    if (!last?.contains(target as Node)) last = null;
  });
  new MutationObserver((changes) => {
    for (const { target } of changes) {
      if (target === last && document.activeElement === document.body) (target as HTMLButtonElement).focus();
    }
  }).observe(document, { attributeFilter: ['disabled'], subtree: true });
}
