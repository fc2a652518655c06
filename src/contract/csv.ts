/** A spreadsheet would take these for a formula. */
const LIKE_A_FORMULA = /^'*[=+\-@\t\r]/;
const GUARDED = /^'+[=+\-@\t\r]/;

/** One apostrophe in front keeps a spreadsheet from running a cell; `unguard` takes it away again. */
export const guard = (text: string) => (LIKE_A_FORMULA.test(text) ? `'${text}` : text);
export const unguard = (text: string) => (GUARDED.test(text) ? text.slice(1) : text);

const NEEDS_QUOTES = /[",;\t\r\n]|^\s|\s$/;
/** One cell as it stands in a file, not guarded. */
export const csvCell = (text: string) => (NEEDS_QUOTES.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

/** One line of a CSV file, with what a spreadsheet could run made harmless. A number below zero is one to add up. */
export const csvLine = (cells: readonly (string | number)[]) =>
  `${cells.map((one) => (typeof one === 'number' ? one : csvCell(guard(one)))).join(',')}\r\n`;

/** Spreadsheets take a file without it for an older encoding. */
export const BYTE_ORDER_MARK = '\uFEFF';

/** Whether a cell that begins with a quotation mark never ends. Within a cell it is a sign like any other. */
export function hasOpenQuote(text: string, separator: string): boolean {
  const end = new RegExp(`[${separator}\\r\\n]`, 'g');
  for (let at = 0; at < text.length; ) {
    if (text[at] === '"') {
      let close = text.indexOf('"', at + 1);
      while (close >= 0 && text[close + 1] === '"') close = text.indexOf('"', close + 2);
      if (close < 0) return true;
      at = close + 2;
    } else {
      end.lastIndex = at;
      at = (end.exec(text)?.index ?? text.length) + 1;
    }
  }
  return false;
}
