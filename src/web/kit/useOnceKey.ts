import { useRef } from 'react';
import { uuid } from './uuid.ts';

/** The key for what a form sends: the same again, because the answer was lost, has the same one; anything else is new. */
export function useOnceKey() {
  const last = useRef({ sent: '', key: '' });
  return (given: unknown): string => {
    const sent = JSON.stringify(given);
    if (sent !== last.current.sent) last.current = { sent, key: uuid() };
    return last.current.key;
  };
}
