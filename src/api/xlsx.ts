import { strToU8, Zip, ZipDeflate, ZipPassThrough } from 'fflate';
import { escapeHtml } from '#contract/escapeHtml.ts';

export type Cell = string | number | Date | null;

const SHEET_ROWS = 1_048_576;
const CELL_LETTERS = 32_767;
const DAY_MS = 86_400_000;
/** Days from the first of 1900, as spreadsheets count them, to the first of 1970. */
const EPOCH_DAYS = 25_569;

const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const RELATIONS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';
const TYPES = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

// Style 1 is a date with its time, style 2 a heading.
const STYLES = `<styleSheet xmlns="${MAIN}"><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="3"><xf/><xf numFmtId="22" applyNumberFormat="1"/><xf fontId="1" applyFont="1"/></cellXfs></styleSheet>`;

/** What XML cannot hold: control characters and halves of a pair. */
const NO_XML = /[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu;

/** `_x0041_` is read as "A" by spreadsheets: written out, the underscore is one. */
const escaped = (text: string) =>
  escapeHtml(
    text
      .slice(0, CELL_LETTERS)
      .replace(NO_XML, '')
      .replace(/_(?=x[0-9A-Fa-f]{4}_)/g, '_x005F_')
      .replace(/\r/g, '_x000D_'),
  );

function letters(column: number): string {
  const rest = String.fromCharCode(65 + (column % 26));
  return column < 26 ? rest : letters(Math.floor(column / 26) - 1) + rest;
}

function cellXml(value: Cell, place: string, style = ''): string {
  if (value === null || value === '') return '';
  if (value instanceof Date) return `<c r="${place}" s="1"><v>${value.getTime() / DAY_MS + EPOCH_DAYS}</v></c>`;
  if (typeof value === 'number') return `<c r="${place}"${style}><v>${value}</v></c>`;
  return `<c r="${place}"${style} t="inlineStr"><is><t xml:space="preserve">${escaped(value)}</t></is></c>`;
}

const rowXml = (cells: readonly Cell[], row: number, style = '') =>
  `<row r="${row}">${cells.map((cell, column) => cellXml(cell, `${letters(column)}${row}`, style)).join('')}</row>`;

const sheetHead = (columns: number) =>
  `${HEAD}<worksheet xmlns="${MAIN}"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><cols><col min="1" max="${columns}" width="22" customWidth="1"/></cols><sheetData>`;

export interface XlsxWriter {
  add(rows: readonly (readonly Cell[])[]): void;
  end(): void;
}

/**
 * Writes a workbook piece by piece: nothing but the current piece is held. What does not fit on one sheet goes on on the
 * next. Texts are stored as texts, so a spreadsheet runs none of them.
 */
export function xlsxWriter(
  { name, headings, sheetRows = SHEET_ROWS }: { name: string; headings: string[]; sheetRows?: number },
  out: (bytes: Uint8Array) => void,
): XlsxWriter {
  const zip = new Zip((error, bytes) => {
    if (error) throw error;
    out(bytes);
  });
  let sheet: ZipDeflate | undefined;
  let sheets = 0;
  let row = 0;

  const write = (text: string, last = false) => sheet?.push(strToU8(text), last);
  const closeSheet = () => write('</sheetData></worksheet>', true);
  const openSheet = () => {
    if (sheet) closeSheet();
    sheets += 1;
    sheet = new ZipDeflate(`xl/worksheets/sheet${sheets}.xml`, { level: 4 });
    zip.add(sheet);
    row = 1;
    write(sheetHead(headings.length) + rowXml(headings, row, ' s="2"'));
  };
  const part = (path: string, text: string) => {
    const file = new ZipPassThrough(path);
    zip.add(file);
    file.push(strToU8(HEAD + text), true);
  };
  openSheet();

  return {
    add(rows) {
      let text = '';
      for (const cells of rows) {
        if (row === sheetRows) {
          write(text);
          text = '';
          openSheet();
        }
        row += 1;
        text += rowXml(cells, row);
      }
      write(text);
    },
    end() {
      closeSheet();
      const numbers = Array.from({ length: sheets }, (_, at) => at + 1);
      const each = (xml: (number: number) => string) => numbers.map(xml).join('');
      const title = (number: number) => escaped(number === 1 ? name : `${name} ${number}`);
      part(
        'xl/workbook.xml',
        `<workbook xmlns="${MAIN}" xmlns:r="${RELATIONS}"><sheets>${each((n) => `<sheet name="${title(n)}" sheetId="${n}" r:id="rId${n}"/>`)}</sheets></workbook>`,
      );
      part(
        'xl/_rels/workbook.xml.rels',
        `<Relationships xmlns="${PACKAGE}/relationships">${each((n) => `<Relationship Id="rId${n}" Type="${RELATIONS}/worksheet" Target="worksheets/sheet${n}.xml"/>`)}<Relationship Id="rId${sheets + 1}" Type="${RELATIONS}/styles" Target="styles.xml"/></Relationships>`,
      );
      part('xl/styles.xml', STYLES);
      part(
        '_rels/.rels',
        `<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${RELATIONS}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
      );
      part(
        '[Content_Types].xml',
        `<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${TYPES}.sheet.main+xml"/><Override PartName="/xl/styles.xml" ContentType="${TYPES}.styles+xml"/>${each((n) => `<Override PartName="/xl/worksheets/sheet${n}.xml" ContentType="${TYPES}.worksheet+xml"/>`)}</Types>`,
      );
      zip.end();
    },
  };
}
