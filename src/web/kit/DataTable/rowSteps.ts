/** Where the list stands that this field searches: see DataTable.tsx. */
const rowsBeside = (field: Element | null) => [
  ...(field?.closest('[data-list]')?.querySelectorAll<HTMLElement>('tbody tr') ?? []),
];
/** What stands for a row when it has the focus. */
const handleOf = (row: HTMLElement | undefined) =>
  row?.querySelector<HTMLElement>('a[href]') ?? row?.querySelector<HTMLElement>('input[type="checkbox"], button');
const hasFocus = (row: HTMLElement) => row.contains(document.activeElement);

/** The focus goes to the next row or the one before; into the list where it is not there yet. */
export function stepRow(field: Element | null, by: 1 | -1) {
  const rows = rowsBeside(field).filter((row) => handleOf(row));
  const at = rows.findIndex(hasFocus);
  const to = at === -1 ? rows.at(by === 1 ? 0 : -1) : rows[at + by];
  handleOf(to)?.focus();
}

/** Ticks the row that has the focus, or takes the tick away. */
export function tickRow(field: Element | null) {
  rowsBeside(field).find(hasFocus)?.querySelector<HTMLElement>('input[type="checkbox"]')?.click();
}
