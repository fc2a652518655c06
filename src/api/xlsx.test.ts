import { strFromU8, unzipSync } from 'fflate';
import { Parser } from 'htmlparser2';
import { describe, expect, it } from 'vitest';
import { type Cell, xlsxWriter } from './xlsx.ts';

function write(rows: Cell[][], more: { sheetRows?: number; headings?: string[] } = {}) {
  const pieces: Uint8Array[] = [];
  const headings = more.headings ?? ['a', 'b'];
  const writer = xlsxWriter({ name: 'People', ...more, headings }, (bytes) => pieces.push(bytes));
  writer.add(rows);
  writer.end();
  const whole = new Uint8Array(pieces.reduce((sum, one) => sum + one.length, 0));
  let at = 0;
  for (const piece of pieces) {
    whole.set(piece, at);
    at += piece.length;
  }
  return Object.fromEntries(Object.entries(unzipSync(whole)).map(([path, bytes]) => [path, strFromU8(bytes)]));
}

interface ReadCell {
  place: string;
  type: string | undefined;
  style: string | undefined;
  text: string;
}

/** Cells of a sheet, by a parser that is strict about nothing but their order. */
function cellsOf(sheet = ''): ReadCell[] {
  const cells: ReadCell[] = [];
  const parser = new Parser(
    {
      onopentag(name, { r: place = '', t: type, s: style }) {
        if (name === 'c') cells.push({ place, type, style, text: '' });
      },
      ontext(text) {
        const cell = cells.at(-1);
        if (cell) cell.text += text;
      },
    },
    { xmlMode: true, decodeEntities: true },
  );
  parser.write(sheet);
  parser.end();
  return cells;
}

describe('a workbook', () => {
  it('has every part that opening it needs', () => {
    const parts = write([['1', '2']]);
    expect(Object.keys(parts).sort()).toEqual(
      [
        '[Content_Types].xml',
        '_rels/.rels',
        'xl/_rels/workbook.xml.rels',
        'xl/styles.xml',
        'xl/workbook.xml',
        'xl/worksheets/sheet1.xml',
      ].sort(),
    );
    expect(parts['xl/workbook.xml']).toContain('<sheet name="People" sheetId="1" r:id="rId1"/>');
    expect(parts['[Content_Types].xml']).toContain('/xl/worksheets/sheet1.xml');
    expect(parts['xl/worksheets/sheet1.xml']?.endsWith('</sheetData></worksheet>')).toBe(true);
  });

  it('holds texts as texts, numbers as numbers and times as times', () => {
    const cells = cellsOf(
      write([
        ['=1+1', 42],
        [new Date('2026-11-15T12:00:00Z'), null],
      ])['xl/worksheets/sheet1.xml'],
    );
    expect(cells).toEqual([
      { place: 'A1', type: 'inlineStr', style: '2', text: 'a' },
      { place: 'B1', type: 'inlineStr', style: '2', text: 'b' },
      { place: 'A2', type: 'inlineStr', style: undefined, text: '=1+1' },
      { place: 'B2', type: undefined, style: undefined, text: '42' },
      { place: 'A3', type: undefined, style: '1', text: '46341.5' },
    ]);
  });

  it('keeps what XML and spreadsheets read differently', () => {
    const [, , first, second] = cellsOf(
      write([['<b> & "c" \u0001\ud800 é😀 ', '_x0041_\r\n']])['xl/worksheets/sheet1.xml'],
    );
    expect(first?.text).toBe('<b> & "c"  é😀 ');
    expect(second?.text).toBe('_x005F_x0041__x000D_\n');
  });

  it('names columns past the twenty-sixth', () => {
    const headings = Array.from({ length: 28 }, (_, at) => `h${at}`);
    const cells = cellsOf(write([], { headings })['xl/worksheets/sheet1.xml']);
    expect(cells.slice(-3).map((cell) => cell.place)).toEqual(['Z1', 'AA1', 'AB1']);
  });

  it('goes on on another sheet when one is full, each with the headings', () => {
    const rows = Array.from({ length: 7 }, (_, at): Cell[] => [`row ${at}`, at]);
    const parts = write(rows, { sheetRows: 4 });
    const texts = [1, 2, 3].map((number) =>
      cellsOf(parts[`xl/worksheets/sheet${number}.xml`])
        .filter((cell) => cell.place.startsWith('A'))
        .map((cell) => cell.text),
    );
    expect(texts).toEqual([
      ['a', 'row 0', 'row 1', 'row 2'],
      ['a', 'row 3', 'row 4', 'row 5'],
      ['a', 'row 6'],
    ]);
    expect(parts['xl/workbook.xml']).toContain('<sheet name="People 3" sheetId="3" r:id="rId3"/>');
  });
});
