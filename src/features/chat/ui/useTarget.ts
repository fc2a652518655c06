import { useCallback, useMemo, useState } from 'react';

let turns = 0;

/** The message to be brought into sight; asked for again, it is another turn. */
export function useTarget(message: number | undefined) {
  const [asked, setAsked] = useState(0);
  // A number of its own for each time.
  const target = useMemo(() => {
    void asked;
    turns += 1;
    return message === undefined ? null : { id: message, turn: turns };
  }, [message, asked]);
  const again = useCallback(() => setAsked((times) => times + 1), []);
  return { target, again };
}
