/** Our formulas are elements without content; other programs show them when their content says them with delimiters. */
const EMPTY = /<(span|div)((?:\s[^<>]*)?\sdata-type="(inline|block)-math"[^<>]*)><\/\1>/g;
const FILLED = /<(span|div)((?:\s[^<>]*)?\sdata-type="(?:inline|block)-math"[^<>]*)>([^<]*)<\/\1>/g;
const latexIn = (attributes: string) => /\sdata-latex="([^"]*)"/.exec(attributes)?.[1] ?? '';

const delimited = (latex: string, kind: string) => (kind === 'inline' ? `\\(${latex}\\)` : `\\[${latex}\\]`);

export const fillFormulas = (html: string) =>
  html.replace(
    EMPTY,
    (_, tag: string, attributes: string, kind: string) =>
      `<${tag}${attributes}>${delimited(latexIn(attributes), kind)}</${tag}>`,
  );

export const emptyFormulas = (html: string) =>
  html.replace(FILLED, (_, tag: string, attributes: string) => `<${tag}${attributes}></${tag}>`);

const inAttribute = (html: string) => html.replace(/"/g, '&quot;').replace(/</g, '&lt;').replace(/>/g, '&gt;').trim();
const inline = (latex: string) => `<span data-type="inline-math" data-latex="${inAttribute(latex)}"></span>`;
const block = (latex: string) => `<div data-type="block-math" data-latex="${inAttribute(latex)}"></div>`;

const OPENERS = /\\\(|\\\[|\$\$/g;
const CLOSERS: Record<string, string> = { '\\(': '\\)', '\\[': '\\]', $$: '$$' };
const isFormula = (latex: string, opener: string) =>
  latex.trim() !== '' && (opener !== '$$' || latex === latex.trim()) && latex.length < 4000;

/** In text between two tags. Goes over it once, however many openers there are. */
function inText(text: string): string {
  const parts: string[] = [];
  const missing = new Set<string>();
  let done = 0;
  for (const { 0: opener, index } of text.matchAll(OPENERS)) {
    if (index < done || missing.has(opener)) continue;
    const from = index + opener.length;
    const end = text.indexOf(CLOSERS[opener] ?? '', from);
    if (end < 0) missing.add(opener);
    const latex = text.slice(from, end);
    if (end < 0 || !isFormula(latex, opener)) continue;
    parts.push(text.slice(done, index), opener === '\\[' ? block(latex) : inline(latex));
    done = end + opener.length;
  }
  return parts.join('') + text.slice(done);
}

const TAG = /<(?:(pre|code)\b|(span|div)\s[^<>]*data-latex=)?/iy;

/** A `<` before anything else is a letter: people write `a < b`. */
const ANY_TAG = /<[a-zA-Z/!]/g;

/** Where the tag, the code or the formula that begins here ends. */
function endOf(html: string, lower: string, from: number): number {
  TAG.lastIndex = from;
  const [, opaque, formula] = TAG.exec(html) ?? [];
  const whole = opaque ?? formula;
  const end = whole ? `</${whole.toLowerCase()}>` : '>';
  const at = lower.indexOf(end, from);
  return at < 0 ? html.length : at + end.length;
}

/** Formulas as other programs write them, `\( \)`, `\[ \]` and `$$ $$`, become ours. Code is left alone. */
export function findFormulas(html: string): string {
  if (!/\\[([]|\$\$/.test(html)) return html;
  const lower = html.toLowerCase();
  const parts: string[] = [];
  let done = 0;
  for (const { index } of html.matchAll(ANY_TAG)) {
    if (index < done) continue;
    const end = endOf(html, lower, index);
    parts.push(inText(html.slice(done, index)), html.slice(index, end));
    done = end;
  }
  return parts.join('') + inText(html.slice(done));
}
