import { type DashboardName, firstCards } from '#features/dashboards/choices.ts';
import type { PlacedCard } from '#features/dashboards/contract.ts';
import { api, ask } from '#web/client.ts';
import { toast } from '#web/kit/toast.ts';
import { outdate, queryClient } from '#web/queryClient.ts';
import { abilityOf, getSession } from '#web/session.ts';
import { layoutLine, type Wanted } from './layoutLine.ts';
import { beingStored, layoutQuery } from './queries.ts';

function newLine(name: DashboardName) {
  const { queryKey } = layoutQuery(name);
  const calls = api.api.dashboards[':name'].layout;
  const param = { name };
  // What was asked for meanwhile may be older than what is stored now.
  const lookAgain = () => outdate((query) => query.queryKey.join() === queryKey.join());
  return layoutLine({
    store: (wanted) =>
      wanted === 'first' ? ask(calls.$delete({ param })) : ask(calls.$put({ param, json: { cards: wanted } })),
    onBusy: (isBusy) => (isBusy ? beingStored.add(name) : beingStored.delete(name)),
    onStored: (layout) => {
      queryClient.setQueryData(queryKey, layout);
      lookAgain();
    },
    onFailed: (error) => {
      toast.failed(error);
      lookAgain();
    },
  });
}

/** They outlive their page: what waits is stored also when somebody goes on. */
const lines = new Map<DashboardName, ReturnType<typeof newLine>>();
function store(name: DashboardName, wanted: Wanted) {
  const push = lines.get(name) ?? newLine(name);
  lines.set(name, push);
  void push(wanted);
}

/** Seen at once, stored one state after the other. */
export function changeLayout(name: DashboardName, edit: (cards: PlacedCard[]) => PlacedCard[]) {
  const { queryKey } = layoutQuery(name);
  const shown = queryClient.getQueryData(queryKey);
  const cards = shown && edit(shown.cards);
  if (!cards || cards === shown.cards) return;
  queryClient.setQueryData(queryKey, { cards, isOwn: true });
  store(name, cards);
}

/** As it comes, after whatever is still on its way. */
export function resetLayout(name: DashboardName) {
  const ability = abilityOf(getSession());
  const cards = firstCards(name, (area) => ability.can('read', area));
  queryClient.setQueryData(layoutQuery(name).queryKey, { cards, isOwn: false });
  store(name, 'first');
}
