import sanitizeHtml from 'sanitize-html';

/** A picture of ours, one inside the text itself, or a remote one, which is shown once the reader asks for it. */
const PICTURE = /^(\/api\/files\/\d{1,9}\/[^/?#\s]+|data:image\/(png|jpeg|gif|webp)[;,].*|https:\/\/[^\s"'<>]+)$/is;
const REMOTE = /<img[^>]+src="https:/i;

/** Nothing that loads, runs or escapes: plain values, and colours as functions of numbers. */
const PLAIN = /^(?!.*(?:url|expression|javascript|image|attr|var|element)\s*\()[\w\s#.,%'"()+-]{1,200}$/i;
const SAFE_PROPERTIES = [
  ...['color', 'background-color', 'background', 'font', 'font-family', 'font-size', 'font-style', 'font-weight'],
  ...['line-height', 'letter-spacing', 'text-align', 'text-decoration', 'text-transform', 'text-indent', 'white-space'],
  ...[
    'vertical-align',
    'direction',
    'width',
    'max-width',
    'min-width',
    'height',
    'max-height',
    'display',
    'float',
    'clear',
  ],
  ...['margin', 'margin-top', 'margin-right', 'margin-bottom', 'margin-left'],
  ...['padding', 'padding-top', 'padding-right', 'padding-bottom', 'padding-left'],
  ...['border', 'border-top', 'border-right', 'border-bottom', 'border-left', 'border-color', 'border-style'],
  ...['border-width', 'border-radius', 'border-collapse', 'border-spacing', 'table-layout', 'list-style-type'],
];
const STYLE = 'style';
const CELL = [STYLE, 'colspan', 'rowspan', 'width', 'height', 'align', 'valign', 'bgcolor'];

const options: sanitizeHtml.IOptions & { allowedEmptyAttributes: string[] } = {
  allowedTags: [
    ...['p', 'br', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'blockquote', 'hr', 'pre', 'code', 'ul', 'ol', 'li', 'a', 'img'],
    ...[
      'strong',
      'em',
      'b',
      'i',
      'u',
      's',
      'strike',
      'del',
      'ins',
      'sub',
      'sup',
      'mark',
      'small',
      'big',
      'span',
      'div',
    ],
    ...[
      'font',
      'center',
      'address',
      'article',
      'section',
      'header',
      'footer',
      'figure',
      'figcaption',
      'dl',
      'dt',
      'dd',
    ],
    ...['table', 'caption', 'colgroup', 'col', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td'],
  ],
  allowedAttributes: {
    '*': [STYLE, 'dir', 'lang', 'title', 'align'],
    a: ['href', 'rel', 'target'],
    img: ['src', 'alt', 'width', 'height'],
    ol: ['start', 'type'],
    font: ['color', 'face', 'size'],
    table: ['width', 'border', 'cellpadding', 'cellspacing', 'bgcolor'],
    col: ['span', 'width'],
    tr: ['valign', 'bgcolor'],
    th: CELL,
    td: CELL,
  },
  allowedStyles: { '*': Object.fromEntries(SAFE_PROPERTIES.map((name) => [name, [PLAIN]])) },
  allowedEmptyAttributes: ['alt'],
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  allowedSchemesByTag: { img: ['data', 'https'] },
  allowProtocolRelative: false,
  transformTags: {
    a: sanitizeHtml.simpleTransform('a', { rel: 'noopener noreferrer nofollow', target: '_blank' }),
  },
  exclusiveFilter: ({ tag, attribs }) => tag === 'img' && !PICTURE.test(attribs.src ?? ''),
};

/** A mail as it may be shown: no script, handlers, forms or stylesheets; ordinary mail styling stays. */
export const cleanMailHtml = (html: string): string => sanitizeHtml(html, options);

/** Whether showing it would tell somebody else's server that it was read. */
export const hasRemotePictures = (html: string): boolean => REMOTE.test(html);
