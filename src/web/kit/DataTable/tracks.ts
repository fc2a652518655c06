import type { Column } from './types.ts';

/** What a column without a width of its own needs at least. */
const ROOMY = 200;
const TICK = 44;
const MORE = 56;
const EXPANDS = 44;

export const NARROWEST = 64;
export const WIDEST = 800;

interface Around {
  selectable: boolean;
  hasMenu: boolean;
  /** Rows open: a button stands before them. */
  expands?: boolean;
  /** The person's own widths. */
  widths?: Record<string, number> | undefined;
  /** Widths are set by hand: then the last column takes what is left, and all others are as wide as they say. */
  isArranged?: boolean;
}

export const widthOf = <Row>(column: Column<Row>, widths: Record<string, number> = {}) =>
  widths[column.id] ?? column.width ?? ROOMY;

/** How wide the columns are, as every row lays them out, and what that needs at least. */
export function tracksOf<Row>(columns: Column<Row>[], around: Around) {
  const { selectable, hasMenu, expands = false, widths, isArranged = false } = around;
  // With every column of a set width the name takes what is left.
  const hasFlexible = columns.some((column) => column.width === undefined);
  const takesRest = (column: Column<Row>) =>
    isArranged ? column === columns.at(-1) : column.width === undefined || (column.fixed === true && !hasFlexible);
  const own = (width: number) => ({ width, rest: false });
  const before = [...(expands ? [own(EXPANDS)] : []), ...(selectable ? [own(TICK)] : [])];
  const named = columns.map((column) => ({ width: widthOf(column, widths), rest: takesRest(column) }));
  const all = [...before, ...named, ...(hasMenu ? [own(MORE)] : [])];
  const sum = (some: { width: number }[]) => some.reduce((total, { width }) => total + width, 0);
  const pinned = columns.findIndex((column) => !column.fixed);
  return {
    tracks: all.map(({ width, rest }) => (rest ? `minmax(${width}px, 1fr)` : `${width}px`)),
    /** How many tracks stand before the first column. */
    before: before.length,
    needed: sum(all),
    /** Where the ticks stand, where the first column begins, and how much of the start stays while the rest scrolls. */
    tickAt: expands ? EXPANDS : 0,
    firstAt: sum(before),
    pinned: sum(before) + sum(named.slice(0, pinned < 0 ? named.length : pinned)),
    end: hasMenu ? MORE : 0,
  };
}
