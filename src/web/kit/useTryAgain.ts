import { useEffect, useRef } from 'react';
import { ApiError } from '#web/client.ts';

const EVERY_MS = 5_000;

/** Trouble that passes: no answer, a server that is not well, too many calls. A refusal stays a refusal. */
export const isOnTheWay = (error: unknown) =>
  error instanceof ApiError && (error.status === 0 || error.status >= 500 || error.status === 429);

/** While something has not arrived it is sent every few seconds, and as soon as the connection is back. */
export function useTryAgain(isLost: boolean, send: () => Promise<unknown>) {
  const latest = useRef(send);
  latest.current = send;
  useEffect(() => {
    if (!isLost) return;
    let isTrying = false;
    const again = async () => {
      if (isTrying) return;
      isTrying = true;
      try {
        await latest.current();
      } finally {
        isTrying = false;
      }
    };
    const timer = setInterval(again, EVERY_MS);
    addEventListener('online', again);
    return () => {
      clearInterval(timer);
      removeEventListener('online', again);
    };
  }, [isLost]);
}
