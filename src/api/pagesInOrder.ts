import { type AnyColumn, asc, desc, type SQL, type SQLWrapper, sql } from 'drizzle-orm';

const PAGE_ROWS = 1_000;

interface Order {
  /** What the list is sorted by; ties are broken by the id. */
  key: SQLWrapper;
  id: AnyColumn;
  /** What the key is in the database, when it is no text. */
  type: SQL | undefined;
  sort: 'asc' | 'desc';
}

interface Part {
  from: SQL | undefined;
  by: SQL[];
  key: SQL<string>;
  limit: number;
}

/** Everything that matches, in the order of the list: each page begins where the last one ended. */
export async function* pagesInOrder<R extends { id: number }>(
  { key, id, type = sql`text`, sort }: Order,
  read: (part: Part) => Promise<{ row: R; key: string }[]>,
): AsyncGenerator<R[]> {
  const way = sort === 'desc' ? desc : asc;
  const by = [way(key), way(id)];
  let from: SQL | undefined;
  for (;;) {
    const found = await read({ from, by, key: sql<string>`${key}::text`, limit: PAGE_ROWS });
    const last = found.at(-1);
    if (!last) return;
    yield found.map(({ row }) => row);
    if (found.length < PAGE_ROWS) return;
    from = sql`(${key}, ${id}) ${sort === 'desc' ? sql`<` : sql`>`} (${last.key}::${type}, ${last.row.id}::int)`;
  }
}
