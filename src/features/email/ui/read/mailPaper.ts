import DOMPurify from 'dompurify';
import { isUploaded } from '#web/kit/SafeHtmlPictures.ts';

const purifier = DOMPurify(window);

const REFUSED_TAGS = [
  ...['style', 'link', 'meta', 'base', 'title', 'form', 'input', 'button', 'textarea', 'select', 'option', 'label'],
  ...[
    'iframe',
    'object',
    'embed',
    'video',
    'audio',
    'source',
    'track',
    'picture',
    'canvas',
    'dialog',
    'details',
    'map',
  ],
];
const REFUSED_ATTRIBUTES = [
  ...['id', 'name', 'class', 'srcset', 'sizes', 'background', 'ping', 'autofocus', 'tabindex', 'contenteditable'],
  ...['usemap', 'ismap', 'popover', 'accesskey', 'draggable', 'is', 'slot', 'part'],
];
const OWN_COLOURS = /(?:^|[\s;"'])(?:color|background(?:-color)?)\s*:|bgcolor=|<font[^>]+color=/i;
const INSIDE = /^data:image\/(?:png|jpeg|gif|webp)[;,]/i;

function preparePicture(image: HTMLImageElement, withRemote: boolean) {
  const source = image.getAttribute('src') ?? '';
  image.setAttribute('loading', 'eager');
  image.setAttribute('referrerpolicy', 'no-referrer');
  if (INSIDE.test(source)) return;
  if (source.startsWith('https:') && withRemote) return;
  image.removeAttribute('src');
  // Ours are asked for with the session; others wait until the reader asks for them.
  if (isUploaded(source)) image.setAttribute('data-file', source);
  else if (source.startsWith('https:')) image.setAttribute('data-remote', '');
  else image.remove();
}

/** What an answer quotes is folded: the reader has seen it. */
function foldQuote(body: HTMLElement, more: string) {
  const quote = body.lastElementChild;
  const line = quote?.previousElementSibling;
  if (quote?.tagName !== 'BLOCKQUOTE' || line?.tagName !== 'P' || !line.previousElementSibling) return;
  const fold = body.ownerDocument.createElement('details');
  const handle = body.ownerDocument.createElement('summary');
  handle.textContent = '…';
  handle.setAttribute('aria-label', more);
  line.before(fold);
  fold.append(handle, line, quote);
}

interface Paper {
  body: string;
  /** It says which colours it has: they are meant for white paper. */
  hasOwnColours: boolean;
}

/** Cleaned by the server when it came, and here again: what is shown never depends on one check alone. */
export function mailPaper(html: string, { withRemote, more }: { withRemote: boolean; more: string }): Paper {
  const clean = purifier.sanitize(html, {
    USE_PROFILES: { html: true },
    FORBID_TAGS: REFUSED_TAGS,
    FORBID_ATTR: REFUSED_ATTRIBUTES,
    ALLOW_DATA_ATTR: false,
  });
  // In a document of its own that loads nothing: in this one a picture would be asked for as soon as it is there.
  const { body } = new DOMParser().parseFromString(clean, 'text/html');
  for (const image of body.querySelectorAll('img')) preparePicture(image, withRemote);
  for (const link of body.querySelectorAll('a')) {
    link.setAttribute('target', '_blank');
    link.setAttribute('rel', 'noopener noreferrer nofollow');
  }
  // A table without any look of its own is one that people filled in; others hold a layout together.
  for (const table of body.querySelectorAll('table'))
    if (table.attributes.length === 0) table.setAttribute('data-plain', '');
  foldQuote(body, more);
  return { body: body.innerHTML, hasOwnColours: OWN_COLOURS.test(html) };
}

const token = (name: string) => getComputedStyle(document.documentElement).getPropertyValue(`--lms-${name}`).trim();

/** The product's own letters, by the rules that this page has for them. */
function fontFaces(): string {
  return [...document.styleSheets]
    .flatMap((sheet) => {
      try {
        return [...sheet.cssRules];
      } catch {
        return [];
      }
    })
    .filter((rule) => rule instanceof CSSFontFaceRule && /Inter|Noto Sans Arabic/.test(rule.cssText))
    .map((rule) => rule.cssText)
    .join('\n');
}

/** How the paper looks. Mails with colours of their own lie on white in the dark skin too. */
export function paperStyle({ onWhite }: { onWhite: boolean }): string {
  const ink = onWhite ? '#1b1a18' : token('text');
  const quiet = onWhite ? '#686763' : token('text-3');
  const line = onWhite ? '#d5d3cd' : token('line-strong');
  const link = onWhite ? '#2a48c4' : token('accent-text');
  const family = getComputedStyle(document.body).fontFamily;
  return `${fontFaces()}
    html { color-scheme: ${onWhite ? 'light' : getComputedStyle(document.documentElement).colorScheme}; background: ${onWhite ? '#ffffff' : 'transparent'}; overflow-y: hidden; }
    body { margin: 0; padding: ${onWhite ? '16px' : '1px 0'}; color: ${ink}; font: 14px/22px ${family}; overflow-wrap: anywhere; overflow-x: auto; overflow-y: hidden; }
    body > :first-child { margin-block-start: 0; } body > :last-child { margin-block-end: 0; }
    p { margin-block: 10px; } h1, h2, h3, h4 { line-height: 1.3; } a { color: ${link}; }
    img { max-width: 100%; height: auto; } img[data-remote], img[data-missing] { display: inline-block; min-width: 24px; min-height: 24px; padding: 4px 8px; border: 1px dashed ${line}; border-radius: 6px; color: ${quiet}; font-size: 12px; }
    table { max-width: 100%; } table[data-plain] { margin-block: 12px; border: 1px solid ${line}; border-radius: 8px; border-spacing: 0; }
    [data-plain] th, [data-plain] td { padding: 6px 20px 6px 12px; text-align: start; } [data-plain] tr + tr > *, [data-plain] thead + tbody > tr:first-child > * { border-block-start: 1px solid ${line}; } [data-plain] th { font-weight: 500; color: ${quiet}; }
    ${onWhite ? '' : `table, th, td { border-color: ${line} !important; }`}
    td p, th p { margin: 0; }
    blockquote { margin-inline: 0; padding-inline-start: 12px; border-inline-start: 2px solid ${line}; color: ${quiet}; }
    pre { overflow-x: auto; } summary { display: inline-block; list-style: none; padding: 0 8px; margin-block: 4px; border-radius: 6px; border: 1px solid ${line}; color: ${quiet}; line-height: 16px; cursor: pointer; }
    summary::-webkit-details-marker { display: none; }
    @media print { html { color-scheme: light; } body { color: #1b1a18; } }`;
}

/** The whole document of a frame that takes nothing from anywhere but us. */
export const paperPage = (style: string, body: string, lang: string, dir: string) =>
  `<!doctype html><html lang="${lang}" dir="${dir}"><head><meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="default-src 'none'; img-src data: blob:; style-src 'unsafe-inline'; font-src 'self'; form-action 'none'; base-uri 'none'"><title></title><style>${style}</style></head><body dir="auto">${body}</body></html>`;
