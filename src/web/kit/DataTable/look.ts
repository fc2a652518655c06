import type { TableLook } from '#features/preferences/contract.ts';

interface Placed {
  id: string;
  fixed?: boolean;
}

/** How a table looks before anybody changed it. */
export const firstLook = (columns: (Placed & { hiddenAtFirst?: boolean })[]): TableLook => ({
  hidden: columns.filter((column) => column.hiddenAtFirst).map((column) => column.id),
  order: [],
  density: 'normal',
});

/** Every column in the person's order; fixed ones first, columns newer than their choice at the place they are born in. */
export function arrange<C extends Placed>(columns: C[], order: string[]): C[] {
  const known = new Set(order);
  const chosen = order.flatMap((id) => columns.find((column) => column.id === id && !column.fixed) ?? []);
  for (const [index, column] of columns.entries()) {
    if (!column.fixed && !known.has(column.id)) chosen.splice(Math.min(index, chosen.length), 0, column);
  }
  return [...columns.filter((column) => column.fixed), ...chosen];
}

/** The columns there is room for: those that can be spared go, one after the other. */
export function fitting<C extends { id: string; yields?: number }>(
  columns: C[],
  room: number,
  needed: (columns: C[]) => number,
): C[] {
  let kept = columns;
  while (needed(kept) > room) {
    const spared = kept.filter((column) => column.yields).toSorted((a, b) => (b.yields ?? 0) - (a.yields ?? 0))[0];
    if (!spared) return kept;
    kept = kept.filter((column) => column !== spared);
  }
  return kept;
}

/** Whether a person chose the columns, their order or their widths. */
export const isChosen = (look: TableLook, first: TableLook) =>
  look.order.length > 0 ||
  Object.keys(look.widths ?? {}).length > 0 ||
  look.hidden.toSorted().join() !== first.hidden.toSorted().join();

/** One column taken from its place to another's. */
export function move(ids: string[], id: string, to: number): string[] {
  const without = ids.filter((one) => one !== id);
  const place = Math.max(0, Math.min(to, without.length));
  return [...without.slice(0, place), id, ...without.slice(place)];
}
