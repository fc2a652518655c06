import type { QueryClient } from '@tanstack/react-query';
import { CARDS, type DashboardName, FIRST_CARDS, type Part, seesCard } from '#features/dashboards/choices.ts';
import type { RangeAsked } from '#features/dashboards/range.ts';
import { abilityOf, getSession } from '#web/session.ts';
import {
  invoiceFigures,
  layoutQuery,
  newestActivity,
  peopleFigures,
  practiceFigures,
  questionFigures,
  salesFigures,
  signInFigures,
} from './queries.ts';

type Ask = (client: QueryClient, asked: RangeAsked) => Promise<void>;
const ASK: Record<Part, Ask> = {
  people: (client, asked) => client.prefetchQuery(peopleFigures(asked)),
  'sign-ins': (client, asked) => client.prefetchQuery(signInFigures(asked)),
  questions: (client, asked) => client.prefetchQuery(questionFigures(asked)),
  practice: (client, asked) => client.prefetchQuery(practiceFigures(asked)),
  sales: (client, asked) => client.prefetchQuery(salesFigures(asked)),
  invoices: (client, asked) => client.prefetchQuery(invoiceFigures(asked)),
  activity: (client) => client.prefetchQuery(newestActivity),
};

/** How a dashboard is arranged and the figures of its cards, asked for while its code is on the way. */
export function askAhead(client: QueryClient, name: DashboardName, asked: RangeAsked) {
  void client.prefetchQuery(layoutQuery(name));
  const ability = abilityOf(getSession());
  const known = client.getQueryData(layoutQuery(name).queryKey)?.cards.map(({ id }) => id);
  const cards = (known ?? FIRST_CARDS[name]).filter((id) => seesCard(id, (area) => ability.can('read', area)));
  for (const part of new Set<Part>(cards.flatMap((id) => CARDS[id].parts))) void ASK[part](client, asked);
}
