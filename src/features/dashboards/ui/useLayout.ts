import { useQuery } from '@tanstack/react-query';
import { useCallback, useRef } from 'react';
import type { DashboardName } from '#features/dashboards/choices.ts';
import type { Layout, PlacedCard } from '#features/dashboards/contract.ts';
import { api, ask } from '#web/client.ts';
import { toast } from '#web/kit/toast.ts';
import { queryClient } from '#web/queryClient.ts';
import { layoutQuery } from './queries.ts';

/** How the dashboard is arranged, and changing it: seen at once, stored one state after the other. */
export function useLayout(name: DashboardName) {
  const query = useQuery(layoutQuery(name));
  const waiting = useRef<PlacedCard[] | null>(null);
  const isSending = useRef(false);
  const { queryKey } = layoutQuery(name);

  const send = useCallback(async () => {
    if (isSending.current) return;
    isSending.current = true;
    try {
      // What was changed meanwhile goes after it: the last state is the one that stays.
      while (waiting.current) {
        const cards = waiting.current;
        waiting.current = null;
        await ask(api.api.dashboards[':name'].layout.$put({ param: { name }, json: { cards } }));
      }
    } catch (error) {
      waiting.current = null;
      toast.failed(error);
      void queryClient.invalidateQueries({ queryKey });
    } finally {
      isSending.current = false;
    }
  }, [name, queryKey]);

  const change = (cards: PlacedCard[]) => {
    void queryClient.cancelQueries({ queryKey });
    queryClient.setQueryData<Layout>(queryKey, { cards, isOwn: true });
    waiting.current = cards;
    void send();
  };
  const reset = async () => {
    waiting.current = null;
    try {
      const first = await ask(api.api.dashboards[':name'].layout.$delete({ param: { name } }));
      queryClient.setQueryData<Layout>(queryKey, first);
    } catch (error) {
      toast.failed(error);
    }
  };
  return { query, change, reset };
}
