// Not the contract's: quotes stay letters, as the editor and `cleanHtml` write them, or a text that was read would differ
// from the same one as it is stored.
const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };
export const escapeHtml = (text: string) => text.replace(/[&<>]/g, (letter) => ESCAPES[letter] ?? letter);

const NAMED: Record<string, string> = {
  ...{ amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: '\u00a0', hellip: '…', ndash: '–', mdash: '—' },
  ...{ lsquo: '‘', rsquo: '’', ldquo: '“', rdquo: '”', times: '×', divide: '÷', deg: '°', euro: '€' },
};

const LAST_LETTER = 0x10ffff;
const isLetter = (code: number) => code > 0 && code <= LAST_LETTER && !(code >= 0xd800 && code <= 0xdfff);

/** `&lt;` becomes `<`; names that are not known stay as they are. */
export const decodeEntities = (text: string) =>
  text.replace(/&(?:#(\d{1,7})|#[xX]([\da-fA-F]{1,6})|([a-zA-Z]{2,8}));/g, (whole, decimal, hex, name) => {
    if (name) return NAMED[name] ?? whole;
    const code = decimal ? Number(decimal) : Number.parseInt(hex, 16);
    return isLetter(code) ? String.fromCodePoint(code) : whole;
  });

const breaksIn = (text: string) => escapeHtml(text).replace(/\r\n|\r|\n/g, '<br />');

/** Plain text as paragraphs: an empty line begins a new one. */
export const blockHtml = (plain: string) =>
  plain
    .trim()
    .split(/(?:\r\n|\r|\n)[ \t]*(?:(?:\r\n|\r|\n)[ \t]*)+/)
    .map((part) => (part ? `<p>${breaksIn(part)}</p>` : ''))
    .join('');

/** What there is to read in HTML, with its lines and paragraphs. */
export const readable = (html: string) =>
  decodeEntities(
    html
      .replace(/<br ?\/?>/gi, '\n')
      .replace(/<\/(p|div|h[1-6]|pre|blockquote|ul|ol|table)>/gi, '\n\n')
      .replace(/<\/(li|tr)>/gi, '\n')
      .replace(/<[^<>]*>/g, ''),
  ).trim();

/** The same on one line. */
export const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim();
