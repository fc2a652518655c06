import { type ReactNode, startTransition, useLayoutEffect, useState } from 'react';

/**
 * What is drawn for the first time here is drawn in small steps, and the browser has its turn in between: a whole page at
 * once would keep a phone from answering for half a second.
 */
export function InSteps({ children }: { children: ReactNode }) {
  const [isBegun, setBegun] = useState(false);
  useLayoutEffect(() => startTransition(() => setBegun(true)), []);
  return isBegun && children;
}
