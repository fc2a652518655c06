import type { KeyboardEvent } from 'react';

/** Boxes of its own hear their keys themselves. Those in a portal are inside the letter for React alone. */
function isInBox({ currentTarget, target }: KeyboardEvent) {
  const box = (target as Element).closest('[role="dialog"]');
  return !currentTarget.contains(target as Node) || (box !== null && !box.contains(currentTarget));
}

const isListOpen = () =>
  [...document.querySelectorAll('[role="menu"], [role="listbox"]')].some((one) => one.checkVisibility());

/** The keys of a letter: one sends it, the other puts it away. */
export const letterKeys = (send: () => void, close: () => void) => (event: KeyboardEvent) => {
  if (isInBox(event)) return;
  if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) {
    event.preventDefault();
    send();
  }
  if (event.key !== 'Escape' || event.defaultPrevented || isListOpen()) return;
  // Not the page's Escape as well, which leaves the mail.
  event.preventDefault();
  close();
};
