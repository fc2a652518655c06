/** The cells that are no columns. */
export const DETAILS = 'details-cell';
export const TICK = 'tick-cell';
export const MENU = 'menu-cell';

export interface Place {
  index: number;
  column: string;
}

interface Walk {
  columns: string[];
  total: number;
  /** How many rows a page of the window has. */
  page: number;
  isMirrored: boolean;
}

const clamp = (value: number, most: number) => Math.max(0, Math.min(value, most));

/** Where a key leads from a cell; undefined when it leads nowhere. */
export function walk(
  { index, column }: Place,
  event: Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey'>,
  { columns, total, page, isMirrored }: Walk,
): Place | undefined {
  const at = Math.max(0, columns.indexOf(column));
  const far = event.ctrlKey || event.metaKey;
  const aside = isMirrored ? -1 : 1;
  const rowBy = (step: number) => ({ index: clamp(index + step, total - 1), column });
  const columnAt = (to: number) => ({ index, column: columns[clamp(to, columns.length - 1)] ?? column });
  const first = columns[0] ?? column;
  const last = columns.at(-1) ?? column;
  switch (event.key) {
    case 'ArrowDown':
      return far ? { index: total - 1, column } : rowBy(1);
    case 'ArrowUp':
      return far ? { index: 0, column } : rowBy(-1);
    case 'PageDown':
      return rowBy(page);
    case 'PageUp':
      return rowBy(-page);
    case 'ArrowRight':
      return columnAt(at + aside);
    case 'ArrowLeft':
      return columnAt(at - aside);
    case 'Home':
      return far ? { index: 0, column: first } : columnAt(0);
    case 'End':
      return far ? { index: total - 1, column: last } : columnAt(columns.length - 1);
    default:
      return undefined;
  }
}
