import { useCallback, useEffect, useRef } from 'react';
import type { Part } from '#features/dashboards/choices.ts';
import { useLiveTopic } from '#web/live.ts';
import { outdate } from '#web/queryClient.ts';

/** A busy school changes every second; figures that jump are hard to read. Longer than the server keeps quiet. */
const GATHER_MS = 3_000;

/** Asks again for what moved, softly: what is on screen stays until the new figures are there. */
export function useDashboardLive() {
  const moved = useRef(new Set<string>());
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const note = useCallback((...parts: Part[]) => {
    for (const part of [...parts, 'activity']) moved.current.add(part);
    timer.current ??= setTimeout(() => {
      const parts = moved.current;
      moved.current = new Set();
      timer.current = undefined;
      outdate(({ queryKey }) => queryKey[0] === 'figures' && parts.has(String(queryKey[1])));
    }, GATHER_MS);
  }, []);
  useLiveTopic('dashboard', (parts) => note(...(parts as Part[])));
  useLiveTopic('people', () => note('people'));
  useLiveTopic('questions', () => note('questions'));
  useLiveTopic('orders', () => note('sales'));
  useLiveTopic('invoices', () => note('invoices'));
}
