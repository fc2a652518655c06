import type { ListSearch } from './types.ts';

export interface SortKey {
  id: string;
  way: 'asc' | 'desc';
}

/** What the server takes at most. */
const MOST_KEYS = 5;

const other = (way: SortKey['way']) => (way === 'asc' ? 'desc' : 'asc');

/** `sortColumn=post,age&sort=asc,desc` in its order; a way that is not said is the last one that was. */
export function sortKeys({ sort, sortColumn }: Pick<ListSearch, 'sort' | 'sortColumn'>): SortKey[] {
  const ways = sort.split(',');
  return sortColumn
    .split(',')
    .filter(Boolean)
    .map((id, at) => ({ id, way: (ways[at] ?? ways.at(-1)) === 'desc' ? 'desc' : 'asc' }));
}

export const writeSort = (keys: SortKey[]) => ({
  sortColumn: keys.map((key) => key.id).join(),
  sort: keys.map((key) => key.way).join(),
});

/** By one column alone: its other way when it was among those sorted by. */
export function sortAlone(keys: SortKey[], id: string, first: SortKey['way']): SortKey[] {
  const known = keys.find((key) => key.id === id);
  return [{ id, way: known ? other(known.way) : first }];
}

/** One more column: its first way, then the other, then out again. The last one left stays. */
export function sortAlso(keys: SortKey[], id: string, first: SortKey['way']): SortKey[] {
  const known = keys.find((key) => key.id === id);
  if (!known) return keys.length < MOST_KEYS ? [...keys, { id, way: first }] : keys;
  if (known.way === first || keys.length === 1) {
    return keys.map((key) => (key === known ? { id, way: other(key.way) } : key));
  }
  return keys.filter((key) => key !== known);
}
