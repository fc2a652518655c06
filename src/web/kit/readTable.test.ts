import { describe, expect, it } from 'vitest';
import { MOST_TABLE_BYTES, readTableFile, tableIn } from './readTable.ts';

describe('a table that the page reads itself', () => {
  it('may have commas, semicolons or tabs, and quotes around them', () => {
    for (const separator of [',', ';', '\t'])
      expect(tableIn(`name${separator}form\n"Weber${separator} Jonas"${separator}7b`)).toEqual({
        headings: ['name', 'form'],
        rows: [{ line: 2, cells: [`Weber${separator} Jonas`, '7b'] }],
      });
  });

  it('counts lines as a spreadsheet does and leaves empty ones out', () => {
    expect(tableIn('a,b\n1,2\n\n3').rows).toEqual([
      { line: 2, cells: ['1', '2'] },
      { line: 4, cells: ['3', ''] },
    ]);
  });

  it('takes what a spreadsheet says about its separator for no headings', () => {
    expect(tableIn('sep=;\nname;form\nWeber, Jonas;7b\n')).toEqual({
      headings: ['name', 'form'],
      rows: [{ line: 3, cells: ['Weber, Jonas', '7b'] }],
    });
  });

  it('is refused when it is too large, no text or without a row', async () => {
    expect(await readTableFile(new Blob(['x'.repeat(MOST_TABLE_BYTES + 1)]))).toBe('large');
    expect(await readTableFile(new Blob(['a,b\n\u0000,1']))).toBe('noText');
    expect(await readTableFile(new Blob(['name,form\n']))).toBe('empty');
  });
});
