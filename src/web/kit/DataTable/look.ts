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

/** One column taken from its place to another's. */
export function move(ids: string[], id: string, to: number): string[] {
  const without = ids.filter((one) => one !== id);
  const place = Math.max(0, Math.min(to, without.length));
  return [...without.slice(0, place), id, ...without.slice(place)];
}
