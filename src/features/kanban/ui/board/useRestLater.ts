import { startTransition, useEffect, useState } from 'react';

/** By then what is in sight is painted. */
const PAINTED_MS = 100;

/** Whether it is time to draw what nobody sees before they scroll. */
export function useRestLater(): boolean {
  const [isTime, setTime] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => startTransition(() => setTime(true)), PAINTED_MS);
    return () => clearTimeout(timer);
  }, []);
  return isTime;
}
