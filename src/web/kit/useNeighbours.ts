import { type DefaultError, type QueryKey, type UseQueryOptions, useQuery } from '@tanstack/react-query';

interface Paged {
  page: number;
  perPage: number;
}

interface Numbered {
  id: number;
}

export interface Neighbour<List> extends Numbered {
  /** The list it stands in, at its page. */
  list: List;
}

interface Pages<List, Page, Key extends QueryKey> {
  /** One page of the list. */
  ask: (list: List) => UseQueryOptions<Page, DefaultError, Page, Key>;
  rows: (page: Page) => Numbered[];
  /** Stands in while there is no list; nothing is asked for then. */
  anyList: List;
}

/** What stands before and after something in the list somebody came from, also across its pages. */
export function useNeighbours<List extends Paged, Page extends { total: number }, Key extends QueryKey>(
  list: List | undefined,
  id: number | undefined,
  { ask, rows, anyList }: Pages<List, Page, Key>,
): { previous: Neighbour<List> | undefined; next: Neighbour<List> | undefined } {
  const at = list ?? anyList;
  const here = useQuery({ ...ask(at), enabled: list !== undefined && id !== undefined });
  const known = list && here.data && !here.isPlaceholderData ? rows(here.data) : [];
  const place = known.findIndex((row) => row.id === id);
  const isFirst = place === 0;
  const isLast = place >= 0 && place === known.length - 1;
  const before = { ...at, page: at.page - 1 };
  const after = { ...at, page: at.page + 1 };
  const total = here.data?.total ?? 0;
  const pageBefore = useQuery({ ...ask(before), enabled: isFirst && before.page >= 1 });
  const pageAfter = useQuery({ ...ask(after), enabled: isLast && at.page * at.perPage < total });

  const one = (row: Numbered | undefined, where: List) => row && { id: row.id, list: where };
  if (place < 0) return { previous: undefined, next: undefined };
  const last = pageBefore.data && !pageBefore.isPlaceholderData ? rows(pageBefore.data).at(-1) : undefined;
  const first = pageAfter.data && !pageAfter.isPlaceholderData ? rows(pageAfter.data)[0] : undefined;
  return {
    previous: isFirst ? one(last, before) : one(known[place - 1], at),
    next: isLast ? one(first, after) : one(known[place + 1], at),
  };
}
