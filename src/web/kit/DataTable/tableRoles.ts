/** Rows are laid out as grids, and some browsers then forget that they are rows: their roles are told them again. */
export const ROLES = {
  table: { role: 'table' },
  group: { role: 'rowgroup' },
  row: { role: 'row' },
  head: { role: 'columnheader' },
  cell: { role: 'cell' },
} as const;

/** A table that is walked through cell by cell. */
export const GRID_ROLES = { table: { role: 'grid' }, cell: { role: 'gridcell' } } as const;
