import { autoHtmlWithLines } from './autoHtml.ts';
import { findFormulas } from './formulas.ts';
import { markdownHtml } from './markdown.ts';
import { blockHtml } from './plain.ts';

/** How other programs mark up a text. `auto` is Moodle's own: plain text in which markup may stand. */
export type TextFormat = 'html' | 'auto' | 'plain' | 'markdown';

const BLOCK = /<(?:p|div|h[1-6]|ul|ol|table|pre|blockquote|figure|hr)\b/i;

/** What stands alone is a paragraph, as the editor writes it. */
const paragraph = (html: string) => (html === '' || BLOCK.test(html) ? html : `<p>${html}</p>`);

const READERS: Record<TextFormat, (text: string) => string> = {
  html: (text) => text.trim(),
  auto: (text) => paragraph(autoHtmlWithLines(text)),
  plain: blockHtml,
  markdown: markdownHtml,
};

/** Past this no text is taken anyway: nothing is done with it. */
const LONGEST = 100_000;

/** Text of another program as HTML of ours. */
export const htmlOf = (text: string, format: TextFormat) =>
  text.length > LONGEST ? text : findFormulas(READERS[format](text));
