import { type QueryKey, useQueries, useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useRef, useState } from 'react';
import type { ListState } from './DataTable.tsx';
import { useStable } from './useStable.ts';

interface PageOfRows<Row> {
  rows: Row[];
  total: number;
}

interface PageQuery<Row> {
  queryKey: QueryKey;
  queryFn: () => Promise<PageOfRows<Row>>;
}

interface Options<Row> {
  /** Changes with what is asked for. */
  scope: string;
  pageOf: (page: number) => PageQuery<Row>;
  perPage: number;
  enabled: boolean;
}

/** A scroll bar that is pulled passes many pages: those it rests on are asked for. */
const RESTS_MS = 90;
/** Rows beyond what is in sight that are fetched along. */
const AHEAD = 30;

/** The rows of a long list, fetched page by page as they come into view. */
export function useWindow<Row>({ scope, pageOf, perPage, enabled }: Options<Row>) {
  const client = useQueryClient();
  const [range, setRange] = useState({ scope, first: 0, last: 0 });
  const now = range.scope === scope ? range : { scope, first: 0, last: 0 };
  const from = Math.floor(Math.max(0, now.first - AHEAD) / perPage) + 1;
  const to = Math.floor((now.last + AHEAD) / perPage) + 1;

  // What was there stays until the first of the new rows come.
  const held = useRef({ scope, pageOf });
  const read = (asked: typeof pageOf, page: number) => client.getQueryData<PageOfRows<Row>>(asked(page).queryKey);
  if (held.current.scope === scope || read(pageOf, 1)) held.current = { scope, pageOf };
  const shown = held.current;
  const last = Math.max(1, Math.ceil((read(shown.pageOf, 1)?.total ?? 1) / perPage));

  // The first page is always there: it knows how many rows there are.
  const pages = [...new Set([1, ...Array.from({ length: Math.min(to, last) - from + 1 }, (_, at) => from + at)])];
  const answers = useQueries({ queries: pages.map((page) => ({ ...pageOf(page), enabled })) });

  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(
    () => () => {
      clearTimeout(timer.current);
      timer.current = undefined;
    },
    [],
  );
  const latest = useRef({ first: 0, last: 0 });
  const onRange = useStable((start: number, end: number) => {
    latest.current = { first: start, last: end };
    timer.current ??= setTimeout(() => {
      timer.current = undefined;
      setRange({ scope, ...latest.current });
    }, RESTS_MS);
  });
  const rowAt = useStable(
    (index: number): Row | undefined => read(shown.pageOf, Math.floor(index / perPage) + 1)?.rows[index % perPage],
  );

  const total = read(shown.pageOf, 1)?.total;
  const isPending = total === undefined;
  const isFetching = answers.some((one) => one.isFetching);
  const error = answers.find((one) => one.error)?.error ?? null;
  const state: ListState = useMemo(
    () => ({
      isPending,
      isFetching,
      error,
      refetch: () => client.refetchQueries({ queryKey: pageOf(1).queryKey.slice(0, 2) }),
    }),
    [isPending, isFetching, error, client, pageOf],
  );
  return { total, rowAt, onRange, state };
}
