import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { csvLine, guard, unguard } from '#contract/csv.ts';
import { readTable } from './csv.ts';

const bytes = (text: string) => new TextEncoder().encode(text);

describe('tables of text', () => {
  it('are read with commas, semicolons or tabs, with quotes and line breaks in cells', () => {
    for (const separator of [',', ';', '\t']) {
      const text = [`a${separator}b`, `"1${separator}""x"""${separator}"two\nlines"`, ''].join('\r\n');
      expect(readTable(bytes(text))).toEqual({
        headings: ['a', 'b'],
        rows: [{ line: 2, cells: [`1${separator}"x"`, 'two\nlines'] }],
        isOpen: false,
      });
    }
  });

  it('count lines as a spreadsheet does, leave empty ones out and fill short ones up', () => {
    const table = readTable(bytes('a,b\n1,2\n\n , \n3\n4,5,6\n'));
    expect(table?.rows).toEqual([
      { line: 2, cells: ['1', '2'] },
      { line: 5, cells: ['3', ''] },
      { line: 6, cells: ['4', '5'] },
    ]);
  });

  it('begin with the first line that says something, and lines are still those of the file', () => {
    for (const start of ['\n\n', '\r\n \r\n', ';;\n\n', ' ; \r\n""\r\n']) {
      expect(readTable(bytes(`${start}a;b,c;d\n\n1;2;3\n`)), JSON.stringify(start)).toEqual({
        headings: ['a', 'b,c', 'd'],
        rows: [{ line: 5, cells: ['1', '2', '3'] }],
        isOpen: false,
      });
    }
    expect(readTable(bytes('\n\n'))).toEqual({ headings: [], rows: [], isOpen: false });
  });

  it('are parted by what a line before them names', () => {
    const rows = [{ line: 3, cells: ['1,5', 'x'] }];
    for (const [first, separator] of [
      ['sep=;', ';'],
      ['SEP=|', '|'],
      ['"sep=;"', ';'],
      ['sep=\t', '\t'],
    ] as const) {
      const text = `${first}\r\na${separator}b\r\n1,5${separator}x\r\n`;
      expect(readTable(bytes(`\uFEFF${text}`)), first).toEqual({ headings: ['a', 'b'], rows, isOpen: false });
      expect(readTable(bytes(`\n${text}`))?.rows, first).toEqual([{ line: 4, cells: ['1,5', 'x'] }]);
    }
    // Only a line that holds nothing else is meant so.
    expect(readTable(bytes('sep=;x,b\n1,2\n'))?.headings).toEqual(['sep=;x', 'b']);
    expect(readTable(bytes('sep=,b\n1,2\n'))?.headings).toEqual(['sep=', 'b']);
  });

  it('are read from UTF-8 with and without its mark, UTF-16 both ways, and the old Windows encoding', () => {
    const text = 'name\nÉtienne\n';
    const wide = (little: boolean) => {
      const out = new DataView(new ArrayBuffer(2 * (text.length + 1)));
      [...`\uFEFF${text}`].forEach((letter, at) => {
        out.setUint16(at * 2, letter.charCodeAt(0), little);
      });
      return new Uint8Array(out.buffer);
    };
    const windows = Uint8Array.from([...text].map((letter) => letter.charCodeAt(0)));
    for (const file of [bytes(text), bytes(`\uFEFF${text}`), wide(true), wide(false), windows]) {
      expect(readTable(file)).toMatchObject({ headings: ['name'], rows: [{ line: 2, cells: ['Étienne'] }] });
    }
  });

  it('are not what has a zero in it', () => {
    expect(readTable(Uint8Array.from([80, 75, 3, 4, 0, 0]))).toBeUndefined();
  });

  it('hold nothing that a spreadsheet would run', () => {
    for (const text of ['=1+1', '+49 30', '-5', '@sum', '\tx', '\rx', "'=1", "''=1"]) {
      expect(guard(text)).toBe(`'${text}`);
      expect(unguard(guard(text))).toBe(text);
    }
    for (const text of ["'quoted'", "O'Connor", '1=1', '']) expect(guard(text)).toBe(text);
    expect(csvLine(['-5', -5, 1.5])).toBe("'-5,-5,1.5\r\n");
  });

  it('come back as they were written', () => {
    const cell = fc.string({
      unit: fc.oneof(fc.constantFrom(...'=+-@\t\r\n\'",; aé'), fc.string({ minLength: 1, maxLength: 1 })),
    });
    fc.assert(
      fc.property(fc.array(fc.tuple(cell, cell, cell), { minLength: 1 }), (rows) => {
        const written = rows.map((row) => row.map((one) => one.replaceAll('\u0000', '')));
        const file = bytes(csvLine(['a', 'b', 'c']) + written.map(csvLine).join(''));
        const kept = written.filter((row) => row.some((one) => one.trim() !== ''));
        expect(readTable(file)?.rows.map((row) => row.cells)).toEqual(kept);
      }),
    );
  });
});
