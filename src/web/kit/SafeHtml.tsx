import DOMPurify from 'dompurify';
import { useLayoutEffect, useRef } from 'react';
import { BLOCK_FORMULA, drawFormula, FORMULAS } from './formula.ts';
import { found } from './found.ts';
import classes from './SafeHtml.module.css';
import { isUploaded, showPicture } from './SafeHtmlPictures.ts';

const TAGS = [
  ...['p', 'br', 'h1', 'h2', 'h3', 'h4', 'blockquote', 'hr', 'pre', 'code', 'ul', 'ol', 'li', 'a', 'img'],
  ...['strong', 'em', 'b', 'i', 'u', 's', 'sub', 'sup', 'mark', 'span', 'div'],
  ...['table', 'thead', 'tbody', 'tr', 'th', 'td', 'figure', 'figcaption'],
];
const PLAIN = ['width', 'height', 'colspan', 'rowspan', 'data-type', 'data-latex'];
const ATTRIBUTES = ['href', 'title', 'src', 'alt', ...PLAIN];
const SCHEMES = /^(?:https?:|mailto:|tel:|#|\/(?!\/))/i;
/** Pictures of ours or inside the text: a foreign one would tell its server who reads. */
const PICTURES = /^(?:data:image\/(?:png|jpeg|gif|webp);|\/(?!\/))/i;

const purifier = DOMPurify(window);
purifier.addHook('afterSanitizeAttributes', (node) => {
  if (node.tagName === 'A') {
    node.setAttribute('rel', 'noopener noreferrer nofollow');
    node.setAttribute('target', '_blank');
  }
  if (node.tagName !== 'IMG') return;
  const source = node.getAttribute('src') ?? '';
  if (!PICTURES.test(source)) node.remove();
  if (!isUploaded(source)) return;
  // Asked for by us with the session; the browser would ask without and be refused.
  node.removeAttribute('src');
  node.setAttribute('data-file', source);
});

/** Cleaned by the server when it was stored, and here again: what is shown never depends on one check alone. */
const clean = (html: string) =>
  purifier.sanitize(html, {
    ALLOWED_TAGS: TAGS,
    ALLOWED_ATTR: ATTRIBUTES,
    ALLOW_DATA_ATTR: false,
    // These hold no address, so the check of addresses is not for them.
    ADD_URI_SAFE_ATTR: PLAIN,
    ALLOWED_URI_REGEXP: SCHEMES,
    RETURN_DOM_FRAGMENT: true,
  });

/** What needs more than the browser: formulas and uploaded pictures. */
function finish(place: HTMLElement) {
  for (const formula of place.querySelectorAll<HTMLElement>(FORMULAS))
    void drawFormula(formula, formula.dataset.latex ?? '', formula.dataset.type === BLOCK_FORMULA);
  for (const image of place.querySelectorAll<HTMLImageElement>('img[data-file]'))
    void showPicture(image, image.dataset.file ?? '');
}

/** Marks the words somebody looked for, wherever they stand in the text. */
function markWords(place: Node, q: string) {
  const walker = document.createTreeWalker(place, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  for (const text of texts) {
    const parts = found(text.data, q, true);
    if (!parts.some((part) => part.isHit)) continue;
    text.replaceWith(
      ...parts.map(({ words, isHit }) => {
        if (!isHit) return words;
        const mark = document.createElement('mark');
        mark.textContent = words;
        return mark;
      }),
    );
  }
}

interface Props {
  html: string;
  /** Words that were looked for: they are marked. */
  marks?: string;
  className?: string;
  /** Inside a label or a button, where a `div` may not stand. */
  inline?: boolean;
}

/** HTML that people wrote. */
export function SafeHtml({ html, marks = '', className = '', inline = false }: Props) {
  const place = useRef<HTMLDivElement>(null);
  // Put in as nodes: the text never goes through the parser a second time.
  useLayoutEffect(() => {
    if (!place.current) return;
    const content = clean(html);
    if (marks) markWords(content, marks);
    place.current.replaceChildren(content);
    finish(place.current);
  }, [html, marks]);
  const Box = inline ? 'span' : 'div';
  return <Box ref={place} className={`${inline ? classes.inline : ''} ${classes.text} ${className}`} dir="auto" />;
}
