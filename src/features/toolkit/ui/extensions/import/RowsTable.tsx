import { formatNumber } from '#web/kit/format.ts';
import { PlainTable } from '#web/kit/PlainTable.tsx';
import type { TextTable } from '#web/kit/readTable.ts';

/** A table as it was read, with the lines as a spreadsheet counts them. */
export function RowsTable({ caption, line, table }: { caption: string; line: string; table: TextTable }) {
  return (
    <PlainTable
      caption={caption}
      rows={table.rows}
      rowId={(row) => row.line}
      density="compact"
      height={260}
      columns={[
        { id: 'line', header: line, align: 'end', width: 64, cell: (row) => formatNumber(row.line) },
        ...table.headings.map((heading, column) => ({
          id: `${column} ${heading}`,
          header: <bdi>{heading}</bdi>,
          cell: (row: TextTable['rows'][number]) => <bdi>{row.cells[column]}</bdi>,
        })),
      ]}
    />
  );
}
