import { queryClient } from '#web/queryClient.ts';
import { noteEdit } from './edits.ts';
import { merge } from './patch.ts';
import { askCards, boardQuery, type Filter } from './queries.ts';

/** Of more than these the whole board is read. */
const CARDS_ASKED = 60;

/** Brings what is shown up to date: some cards alone, or all when more than single cards changed. */
export async function readCards(filter: Filter, ids: ReadonlySet<number | string>) {
  const cards = [...ids].filter((one) => typeof one === 'number');
  const { queryKey } = boardQuery(filter);
  queryClient.removeQueries({ queryKey: ['kanban', 'board'], type: 'inactive' });
  if (cards.length < ids.size || cards.length > CARDS_ASKED || !queryClient.getQueryData(queryKey)) {
    await queryClient.invalidateQueries({ queryKey: ['kanban'] });
    return;
  }
  for (const id of cards) void queryClient.invalidateQueries({ queryKey: ['kanban', 'card', id] });
  const answer = await askCards(filter, cards);
  noteEdit();
  queryClient.setQueryData(queryKey, (data) => data && merge(data, cards, answer));
}
