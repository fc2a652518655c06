import { Parser } from 'htmlparser2';
import { readableLatex } from './readableLatex.ts';

/** Tags that stand within a line; what any other one separates is not one word. */
const WITHIN = new Set(['a', 'b', 'code', 'em', 'i', 'mark', 's', 'span', 'strong', 'sub', 'sup', 'u']);

/** What there is to read in HTML: no markup, entities decoded, formulas as a line of text, one space between words. */
export function plainText(html: string): string {
  const parts: string[] = [];
  /** How many tags deep we are inside a formula, whose content repeats what its attribute says. */
  let formula = 0;
  const parser = new Parser(
    {
      onopentag(name, attributes) {
        if (formula > 0) formula += 1;
        if (!WITHIN.has(name)) parts.push(' ');
        const latex = attributes['data-latex'];
        if (formula === 0 && latex !== undefined) {
          parts.push(readableLatex(latex));
          formula = 1;
        }
        if (name === 'img' && attributes.alt) parts.push(attributes.alt, ' ');
      },
      ontext(text) {
        if (formula === 0) parts.push(text);
      },
      onclosetag(name) {
        if (formula > 0) formula -= 1;
        if (!WITHIN.has(name)) parts.push(' ');
      },
    },
    { decodeEntities: true },
  );
  parser.end(html);
  return parts.join('').replace(/\s+/g, ' ').trim();
}

/** Ids of the uploaded files whose pictures HTML shows. */
export const fileIdsIn = (html: string): number[] =>
  [...html.matchAll(/<img[^>]+src="\/api\/files\/(\d{1,9})\//g)].map((found) => Number(found[1]));
