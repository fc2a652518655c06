import { useEffect } from 'react';

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  target.closest('input:not([type="radio"], [type="checkbox"]), textarea, select, [contenteditable="true"]') !== null;
const inDialog = (target: EventTarget | null) =>
  target instanceof Element && target.closest('[role="dialog"], [role="menu"]') !== null;

/** `j` and `k` go on and back, `f` flags; Enter in a field of one line goes on. */
export function useRunKeys(keys: { next: () => void; previous: () => void; flag: () => void }) {
  useEffect(() => {
    function press(event: KeyboardEvent) {
      if (event.metaKey || event.ctrlKey || event.altKey || event.isComposing) return;
      if (event.defaultPrevented || inDialog(event.target)) return;
      if (event.key === 'Enter' && event.target instanceof HTMLInputElement && event.target.type === 'text') {
        event.preventDefault();
        keys.next();
        return;
      }
      if (isTyping(event.target)) return;
      const act = { j: keys.next, k: keys.previous, f: keys.flag }[event.key];
      if (!act) return;
      event.preventDefault();
      act();
    }
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [keys]);
}
