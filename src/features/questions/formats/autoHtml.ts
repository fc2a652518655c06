const TAGS = new Set(
  (
    'a abbr audio b big blockquote br button caption center cite code col colgroup dd del details dfn div dl dt em ' +
    'embed figcaption figure font h1 h2 h3 h4 h5 h6 hr i iframe img ins kbd li mark math object ol p param picture pre q s ' +
    'samp script small source span strike strong style sub summary sup svg table tbody td tfoot th thead tr track tt u ul ' +
    'var video'
  ).split(' '),
);

/** Values in quotes may hold `<` and `>`: short ones, a few of them, so that no text takes long to look through. */
const LOOKS_LIKE_TAG =
  /<\/?([a-zA-Z][a-zA-Z0-9]*)(?=[\s/>])(?:(?:[^<>"'=]{0,100}=\s{0,3}(?:"[^"]{0,300}"|'[^']{0,300}')){1,8}[^<>]{0,2000}|[^<>]*)>/g;

/** Holds at least one tag that HTML knows: `<b>` counts, `<stdio.h>` and `a < b` do not. */
export function hasMarkup(text: string): boolean {
  for (const [, name = ''] of text.matchAll(LOOKS_LIKE_TAG)) if (TAGS.has(name.toLowerCase())) return true;
  return false;
}

const ENTITY = /&(?!(?:#\d{1,7}|#[xX][\da-fA-F]{1,6}|[a-zA-Z][a-zA-Z0-9]{1,31});)/g;

/** Text in which markup is allowed: tags and entities stay, every other `<`, `>` and `&` is a letter. */
export function autoHtml(text: string): string {
  const parts: string[] = [];
  const letters = (from: number, to: number) =>
    text.slice(from, to).replace(ENTITY, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');
  let done = 0;
  for (const { 0: tag, 1: name = '', index } of text.matchAll(LOOKS_LIKE_TAG)) {
    if (!TAGS.has(name.toLowerCase())) continue;
    parts.push(letters(done, index), tag);
    done = index + tag.length;
  }
  return parts.join('') + letters(done, text.length);
}

const BLOCK = /<\/?(?:p|div|h[1-6]|ul|ol|li|table|tr|td|th|thead|tbody|pre|blockquote|hr|br)\b[^<>]*>\s*$/i;
const BLOCK_NEXT = /^\s*<\/?(?:p|div|h[1-6]|ul|ol|li|table|tr|td|th|thead|tbody|pre|blockquote|hr)\b/i;

/** The same for text in which a line end means one, unless the markup breaks the line there anyway. */
export function autoHtmlWithLines(text: string): string {
  const lines = autoHtml(text.trim()).split(/\r\n|\r|\n/);
  return lines
    .map((line, index) => {
      const next = lines[index + 1];
      if (next === undefined) return line.trim();
      return BLOCK.test(line.slice(-300)) || BLOCK_NEXT.test(next) ? `${line.trim()}\n` : `${line.trim()}<br />`;
    })
    .join('');
}
