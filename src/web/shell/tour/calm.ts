const LOOK_MS = 200;

const LAYERS = '[role="dialog"], [role="alertdialog"], [role="menu"], [role="listbox"]';

const isCovered = () => [...document.querySelectorAll(LAYERS)].some((layer) => layer.checkVisibility());

const isTyping = () =>
  document.activeElement?.closest('input, textarea, select, [contenteditable="true"]') instanceof Element;

/** Calls back once the page has been found at rest so often: nothing lies over it, and nobody is typing. */
export function whenCalm(looks: number, isReady: () => boolean, begin: () => void) {
  let calm = 0;
  const timer = setInterval(() => {
    const isCalm = document.visibilityState === 'visible' && isReady() && !isCovered() && !isTyping();
    calm = isCalm ? calm + 1 : 0;
    if (calm < looks) return;
    clearInterval(timer);
    begin();
  }, LOOK_MS);
  return () => clearInterval(timer);
}
