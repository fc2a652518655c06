/** How a page begins. What comes before it (blanks, comments, an XML line) a browser skips too. */
const SKIPPED = /^(?:\s|\uFEFF|<!--[\s\S]*?(?:-->|$)|<\?[\s\S]*?(?:\?>|$))+/;
const PAGE =
  /^<(?:!doctype|html|head|body|script|style|svg|math|iframe|object|embed|frameset|meta|link|base|title)(?=[\s>/]|$)/i;

const ESCAPE = 27;
/** Bytes that no text has, apart from blanks, line ends and the colours of a terminal. */
const isControl = (byte: number) => byte < 9 || (byte > 13 && byte < 32 && byte !== ESCAPE);

/** Plain text in UTF-8, and no page under another name. */
export function isText(bytes: Uint8Array): boolean {
  if (bytes.some(isControl)) return false;
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return !PAGE.test(text.replace(SKIPPED, ''));
  } catch {
    return false;
  }
}
