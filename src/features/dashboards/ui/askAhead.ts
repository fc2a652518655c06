import type { FetchQueryOptions, QueryClient } from '@tanstack/react-query';
import { CARDS, type DashboardName, FIRST_CARDS, type Part, seesCard } from '#features/dashboards/choices.ts';
import type { RangeAsked } from '#features/dashboards/range.ts';
import { abilityOf, getSession } from '#web/session.ts';
import { FIGURES, layoutQuery, newestActivity } from './queries.ts';

/** How a dashboard is arranged and the figures of its cards, asked for while its code is on the way. */
export function askAhead(client: QueryClient, name: DashboardName, asked: RangeAsked) {
  void client.prefetchQuery(layoutQuery(name));
  const ability = abilityOf(getSession());
  const known = client.getQueryData(layoutQuery(name).queryKey)?.cards.map(({ id }) => id);
  const cards = (known ?? FIRST_CARDS[name]).filter((id) => seesCard(id, (area) => ability.can('read', area)));
  for (const part of new Set<Part>(cards.flatMap((id) => CARDS[id].parts))) {
    const figures = part === 'activity' ? newestActivity : FIGURES[part](asked);
    void client.prefetchQuery(figures as FetchQueryOptions);
  }
}
