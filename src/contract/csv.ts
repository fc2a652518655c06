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
