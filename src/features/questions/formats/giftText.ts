import { emptyFormulas, fillFormulas } from './formulas.ts';
import { htmlOf, type TextFormat } from './textFormat.ts';

const ESCAPED = /\\([\\:#={}~n])/g;
export const unescapeGift = (text: string) =>
  text.replace(ESCAPED, (_, letter: string) => (letter === 'n' ? '\n' : letter));

/** Line ends of all kinds are written as one. */
export const escapeGift = (text: string) => text.replace(/[\\:#={}~]/g, '\\$&').replace(/\r\n|\r|\n/g, '\\n');

/** A whole tag or a character by number: letters in it that GIFT uses mean nothing, though nobody escaped them. */
const WHOLE = /<\/?[a-z][a-z0-9]*(?:\s+[a-z-]+(?:=(?:"[^"<>]*"|'[^'<>]*'))?)*\s*\/?>|&#x?[\da-f]{1,6};/iy;

/** Where one of the letters stands that is neither escaped nor inside a tag; -1 when there is none. */
export function findControl(text: string, letters: string, from = 0): number {
  for (let at = from; at < text.length; at += 1) {
    const letter = text[at] ?? '';
    if (letter === '\\' && /[\\:#={}~n]/.test(text[at + 1] ?? '')) at += 1;
    else if (letters.includes(letter)) return at;
    else if (letter === '<' || letter === '&') {
      WHOLE.lastIndex = at;
      const whole = WHOLE.exec(text);
      if (whole) at += whole[0].length - 1;
    }
  }
  return -1;
}

const FORMATS: Record<string, TextFormat> = { html: 'html', markdown: 'markdown', moodle: 'auto', plain: 'plain' };
const MARKER = /^\s*\[(html|markdown|moodle|plain)\]/i;

export interface Marked {
  text: string;
  format: TextFormat;
}

/** Takes `[html]` and its like from the front. */
export function marked(text: string, otherwise: TextFormat): Marked {
  const found = MARKER.exec(text);
  if (!found) return { text, format: otherwise };
  return { text: text.slice(found[0].length), format: FORMATS[found[1]?.toLowerCase() ?? ''] ?? otherwise };
}

export interface TextRules {
  format: TextFormat;
  /** Written by us: its HTML is taken as it is. */
  ours: boolean;
}

/** Text of a question, an answer or a feedback as HTML. */
export function giftHtml(text: string, rules: TextRules): string {
  const { text: rest, format } = marked(text, rules.format);
  const plain = unescapeGift(rest.trim());
  return rules.ours && format === 'html' ? emptyFormulas(plain) : htmlOf(plain, format);
}

export const giftPlain = (text: string) => unescapeGift(marked(text, 'plain').text).trim();

export const writeGiftHtml = (html: string) => `[html]${escapeGift(fillFormulas(html.trim()))}`;

/** Plain text, protected where it begins like something else. */
export const writeGiftPlain = (text: string) => `${MARKER.test(text) ? '[plain]' : ''}${escapeGift(text)}`;
