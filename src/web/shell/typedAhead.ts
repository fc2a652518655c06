import { useLayoutEffect } from 'react';

let typed = '';

/** What was typed while the search was on its way: its first letters. */
export function takeTypedAhead() {
  const taken = typed;
  typed = '';
  return taken;
}

/** Stands where a search is coming: whoever opened it by a key types on, and none of it goes to the page. */
export function TypedAhead({ onClose }: { onClose: () => void }) {
  useLayoutEffect(() => {
    typed = '';
    function press(event: KeyboardEvent) {
      if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return;
      if (event.key === 'Escape') onClose();
      else if (event.key === 'Backspace') typed = typed.slice(0, -1);
      else if (event.key.length === 1) typed += event.key;
      else return;
      event.preventDefault();
      event.stopPropagation();
    }
    addEventListener('keydown', press, true);
    return () => removeEventListener('keydown', press, true);
  }, [onClose]);
  return null;
}
