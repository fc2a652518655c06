import { fold } from '#contract/fold.ts';
import type { ImportRow } from '#features/questions/contract.ts';
import type { ListSearch } from '#web/kit/DataTable/types.ts';

const KEYS: Record<string, (row: ImportRow) => string | number> = {
  line: (row) => row.line,
  name: (row) => row.name || row.preview,
  kind: (row) => row.kind ?? row.kindName,
  category: (row) => row.categoryPath.join(' › '),
};

const has = (row: ImportRow, words: string) =>
  [row.name, row.preview, row.kindName, ...row.categoryPath, ...row.problems].some((text) =>
    fold(text).includes(words),
  );

/** A page of the preview. All rows are here already, so searching and sorting ask nobody. */
export function showRows(
  rows: ImportRow[],
  search: ListSearch & { only?: 'right' | 'wrong' | undefined },
  language = 'en',
) {
  const { compare } = new Intl.Collator(language, { numeric: true, sensitivity: 'base' });
  const words = fold(search.q.trim());
  const keyOf = KEYS[search.sortColumn] ?? ((row: ImportRow) => row.line);
  const matching = rows.filter(
    (row) =>
      (!search.only || (search.only === 'wrong') === row.problems.length > 0) && (words === '' || has(row, words)),
  );
  const way = search.sort === 'asc' ? 1 : -1;
  const sorted = matching.toSorted((a, b) => {
    const [one, other] = [keyOf(a), keyOf(b)];
    const apart =
      typeof one === 'number' && typeof other === 'number' ? one - other : compare(String(one), String(other));
    return way * apart || a.line - b.line;
  });
  const from = (search.page - 1) * search.perPage;
  return { page: sorted.slice(from, from + search.perPage), total: sorted.length };
}
