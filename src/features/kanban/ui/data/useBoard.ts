import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useRef } from 'react';
import { keepsItself, useLiveTopic } from '#web/live.ts';
import { useWaiting } from '#web/outbox/outbox.ts';
import { queryClient } from '#web/queryClient.ts';
import { useIsDragging } from '../drag/drag.ts';
import { type Column, columnsOf } from './columns.ts';
import { merge } from './patch.ts';
import { askCards, boardQuery, type Filter, isFiltered } from './queries.ts';

keepsItself('kanban');

const AT_MOST_EVERY_MS = 300;
/** Of more than these the whole board is read. */
const CARDS_ASKED = 60;

async function readAgain(filter: Filter, ids: Set<number | string>) {
  const cards = [...ids].filter((one) => typeof one === 'number');
  const { queryKey } = boardQuery(filter);
  queryClient.removeQueries({ queryKey: ['kanban', 'board'], type: 'inactive' });
  if (cards.length < ids.size || cards.length > CARDS_ASKED || !queryClient.getQueryData(queryKey)) {
    await queryClient.invalidateQueries({ queryKey: ['kanban'] });
    return;
  }
  for (const id of cards) void queryClient.invalidateQueries({ queryKey: ['kanban', 'card', id] });
  const answer = await askCards(filter, cards);
  queryClient.setQueryData(queryKey, (data) => data && merge(data, cards, answer));
}

/** Others' changes: collected, and read a few times a second however many come. */
function useOthers(filter: Filter) {
  const latest = useRef(filter);
  useEffect(() => {
    latest.current = filter;
  });
  const heard = useRef(new Set<number | string>());
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const next = () => {
    timer.current ??= setTimeout(async () => {
      const ids = heard.current;
      heard.current = new Set();
      // Without an answer the next change, or the return of the connection, brings it.
      await readAgain(latest.current, ids).catch(() => {});
      timer.current = undefined;
      if (heard.current.size > 0) next();
    }, AT_MOST_EVERY_MS);
  };
  useLiveTopic('kanban', (ids) => {
    for (const id of ids) heard.current.add(id);
    next();
  });
}

/** The columns as they are shown. While a card is in the air nothing else moves; what came meanwhile is shown after. */
export function useBoard(filter: Filter) {
  const query = useQuery(boardQuery(filter));
  const waiting = useWaiting('kanban');
  useOthers(filter);
  const isDragging = useIsDragging();
  const last = useRef<Column[]>([]);
  const { data } = query;
  const columns = useMemo(() => {
    if (!data) return undefined;
    if (isDragging && last.current.length > 0) return last.current;
    return columnsOf(data, waiting, isFiltered(filter), last.current);
  }, [data, waiting, filter, isDragging]);
  useEffect(() => {
    if (columns) last.current = columns;
  }, [columns]);
  return { query, columns };
}
