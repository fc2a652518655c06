import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useEffect, useMemo, useRef } from 'react';
import { keepsItself, useLiveTopic } from '#web/live.ts';
import { useWaiting } from '#web/outbox/outbox.ts';
import { useIsDragging } from '../drag/drag.ts';
import { type Column, columnsOf } from './columns.ts';
import { boardQuery, type Filter, isFiltered } from './queries.ts';
import { readCards } from './readCards.ts';
import { readSoon, readWith } from './readSoon.ts';

keepsItself('kanban');

/** Others' changes. */
function useOthers(filter: Filter) {
  const latest = useRef(filter);
  useEffect(() => {
    latest.current = filter;
  });
  useEffect(() => readWith((ids) => readCards(latest.current, ids)), []);
  useLiveTopic('kanban', readSoon);
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
  return { query, columns: useUnhurried(columns, query.isPlaceholderData ? undefined : filter) };
}

/**
 * Another filter changes every column at once: they are drawn bit by bit, and the page hears keys meanwhile. What
 * happens on a board that is there already is shown at once.
 */
function useUnhurried(columns: Column[] | undefined, filter: Filter | undefined) {
  const late = useDeferredValue(useMemo(() => ({ columns, filter }), [columns, filter]));
  return late.columns && late.filter === filter ? columns : late.columns;
}
