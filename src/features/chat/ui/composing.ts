/** The field of the open chat. */
export const composer = () => document.querySelector<HTMLElement>('[data-composer]');

let isNext = false;

/** Somebody chose a chat in the list: what they type next is meant for it. A touch screen would raise its keyboard. */
export function writeNext(isOpen: boolean) {
  if (!matchMedia('(hover: hover)').matches) return;
  isNext = !isOpen;
  if (isOpen) composer()?.focus({ preventScroll: true });
}

/** Whether the chat that opens now was chosen so. */
export function takeWriteNext() {
  const wasNext = isNext;
  isNext = false;
  return wasNext;
}
