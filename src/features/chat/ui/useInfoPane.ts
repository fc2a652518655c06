import { useCallback, useState } from 'react';

const KEY = 'lms-chat-info';

/** Beside the chat it stays as it was left; where it would cover the chat it comes when asked for. */
export function useInfoPane(isNarrow: boolean) {
  const [isWide, setWide] = useState(() => localStorage.getItem(KEY) !== 'closed');
  const [isDrawn, setDrawn] = useState(false);
  const keep = useCallback((is: boolean) => {
    setWide(is);
    localStorage.setItem(KEY, is ? 'open' : 'closed');
  }, []);
  const close = useCallback(() => (isNarrow ? setDrawn(false) : keep(false)), [isNarrow, keep]);
  const toggle = () => (isNarrow ? setDrawn(!isDrawn) : keep(!isWide));
  return { opened: isNarrow ? isDrawn : isWide, close, toggle };
}
