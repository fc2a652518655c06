import type { Filter, ListSearch, View } from './types.ts';

export const isSet = (value: unknown) =>
  Array.isArray(value) ? value.length > 0 : value !== undefined && value !== null && value !== '';

const listOf = (value: unknown) => (Array.isArray(value) ? [...value].map(String).sort() : [String(value)]);
const same = (a: unknown, b: unknown) =>
  isSet(a) === isSet(b) && (!isSet(a) || listOf(a).join('\n') === listOf(b).join('\n'));

/** A change of the address. Whatever changes, the list starts again at its first page. */
export const patch = <S extends object>(part: object) => ({ page: 1, ...part }) as unknown as Partial<S>;

/** The view whose every part is in the address; the most particular one when several are. */
export function activeView<S extends object>(views: View<S>[], search: S): View<S> | undefined {
  const fitting = views.filter((view) =>
    Object.entries(view.search).every(([key, value]) => same(value, search[key as keyof S])),
  );
  const size = (view: View<S>) => Object.keys(view.search).length;
  return fitting.toSorted((a, b) => size(b) - size(a))[0];
}

/** What changes in the address when a view is opened: its own part set, the other views' parts unset. */
export function openView<S extends object>(views: View<S>[], view: View<S>): Partial<S> {
  const unset = Object.fromEntries(views.flatMap((one) => Object.keys(one.search)).map((key) => [key, undefined]));
  return patch({ ...unset, ...view.search });
}

/** The filters a person can set in this view: what the tab already says is not said twice. */
export function openFilters<S extends object>(filters: Filter<S>[], view: View<S> | undefined): Filter<S>[] {
  const pinned = Object.keys(view?.search ?? {});
  return filters.filter((filter) => !pinned.includes(filter.id));
}

/** Search and filters gone, the view kept. */
export function clearPatch<S extends ListSearch>(filters: Filter<S>[]): Partial<S> {
  const unset = Object.fromEntries(filters.map((filter) => [filter.id, undefined]));
  return patch({ ...unset, q: '' });
}

/** Two addresses ask for the same rows when only page, size and order differ: a selection then stays. */
export function rowsKey<S extends ListSearch>({ page, perPage, sort, sortColumn, ...which }: S): string {
  return JSON.stringify(which);
}

/** The pages worth a button: first, last, and those around the open one; in a narrow place only the open one. */
export function pageButtons(page: number, pages: number, isNarrow = false): (number | 'gap-start' | 'gap-end')[] {
  const around = isNarrow ? 0 : 1;
  const most = 5 + 2 * around;
  if (pages <= most) return Array.from({ length: pages }, (_, index) => index + 1);
  const from = Math.max(2, Math.min(page - around, pages - most + 3));
  const to = Math.min(pages - 1, Math.max(page + around, most - 2));
  const middle = Array.from({ length: to - from + 1 }, (_, index) => from + index);
  return [
    1,
    ...(from > 2 ? (['gap-start'] as const) : []),
    ...middle,
    ...(to < pages - 1 ? (['gap-end'] as const) : []),
    pages,
  ];
}
