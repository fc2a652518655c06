import sanitizeHtml from 'sanitize-html';

const options: sanitizeHtml.IOptions = {
  allowedTags: [
    ...['p', 'br', 'h1', 'h2', 'h3', 'h4', 'blockquote', 'hr', 'pre', 'code', 'ul', 'ol', 'li', 'a', 'img'],
    ...['strong', 'em', 'b', 'i', 'u', 's', 'sub', 'sup', 'mark', 'span', 'div'],
    ...['table', 'thead', 'tbody', 'tr', 'th', 'td', 'figure', 'figcaption'],
  ],
  allowedAttributes: {
    a: ['href', 'title', 'rel', 'target'],
    img: ['src', 'alt', 'title', 'width', 'height'],
    th: ['colspan', 'rowspan'],
    td: ['colspan', 'rowspan'],
    code: ['class'],
  },
  allowedClasses: { code: ['language-*'] },
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  // Pictures of ours, or inside the text itself; never fetched from elsewhere behind the reader's back.
  allowedSchemesByTag: { img: ['data'] },
  allowProtocolRelative: false,
  transformTags: { a: sanitizeHtml.simpleTransform('a', { rel: 'noopener noreferrer nofollow' }) },
};

/** What people write as HTML, cleaned before it is stored: no script, no style, no foreign picture. */
export const cleanHtml = (html: string): string => sanitizeHtml(html, options);
