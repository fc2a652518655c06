import sanitizeHtml from 'sanitize-html';
import { plainText } from './plainText.ts';

/** A picture of ours, or one inside the text itself. Never one fetched from elsewhere behind the reader's back. */
const PICTURE = /^(\/api\/files\/\d{1,9}\/[^/?#\s]+|data:image\/(png|jpeg|gif|webp|svg\+xml)[;,].*)$/is;

/** Attributes stay on formulas alone: what is shown is made from the LaTeX text, which is never run. */
const formulaOnly =
  (type: string): sanitizeHtml.Transformer =>
  (tagName, given) => {
    const latex = given['data-latex'];
    const isFormula = given['data-type'] === type && latex !== undefined;
    const attribs: sanitizeHtml.Attributes = isFormula ? { 'data-type': type, 'data-latex': latex } : {};
    return { tagName, attribs };
  };

/** The types of the library do not know its option for attributes that may be empty. */
const options: sanitizeHtml.IOptions & { allowedEmptyAttributes: string[] } = {
  allowedTags: [
    ...['p', 'br', 'h1', 'h2', 'h3', 'h4', 'blockquote', 'hr', 'pre', 'code', 'ul', 'ol', 'li', 'a', 'img'],
    ...['strong', 'em', 'b', 'i', 'u', 's', 'sub', 'sup', 'mark', 'span', 'div'],
    ...['table', 'thead', 'tbody', 'tr', 'th', 'td', 'figure', 'figcaption'],
  ],
  allowedAttributes: {
    a: ['href', 'title', 'rel', 'target'],
    img: ['src', 'alt', 'title', 'width', 'height'],
    ol: ['start'],
    th: ['colspan', 'rowspan'],
    td: ['colspan', 'rowspan'],
    code: ['class'],
    span: ['data-type', 'data-latex'],
    div: ['data-type', 'data-latex'],
  },
  allowedEmptyAttributes: ['alt', 'data-latex'],
  allowedClasses: { code: ['language-*'] },
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  allowedSchemesByTag: { img: ['data'] },
  allowProtocolRelative: false,
  transformTags: {
    a: sanitizeHtml.simpleTransform('a', { rel: 'noopener noreferrer nofollow' }),
    span: formulaOnly('inline-math'),
    div: formulaOnly('block-math'),
  },
  exclusiveFilter: ({ tag, attribs }) => tag === 'img' && !PICTURE.test(attribs.src ?? ''),
};

/** What people write as HTML, cleaned before it is stored: no script, no style, no foreign picture. */
export const cleanHtml = (html: string): string => sanitizeHtml(html, options);

/**
 * What is written with the editor or without: HTML is cleaned, what has no markup stays as it was typed. Whoever shows it
 * takes it for HTML where it has a `<`, so HTML that has none left once it is clean becomes a paragraph.
 */
export function cleanText(text: string): { text: string; plain: string } {
  if (!text.includes('<')) return { text, plain: text };
  const html = cleanHtml(text);
  return { text: html === '' || html.includes('<') ? html : `<p>${html}</p>`, plain: plainText(html) };
}
