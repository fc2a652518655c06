import DOMPurify from 'dompurify';
import { useLayoutEffect, useRef } from 'react';
import classes from './SafeHtml.module.css';

const TAGS = [
  ...['p', 'br', 'h1', 'h2', 'h3', 'h4', 'blockquote', 'hr', 'pre', 'code', 'ul', 'ol', 'li', 'a', 'img'],
  ...['strong', 'em', 'b', 'i', 'u', 's', 'sub', 'sup', 'mark', 'span', 'div'],
  ...['table', 'thead', 'tbody', 'tr', 'th', 'td', 'figure', 'figcaption'],
];
const ATTRIBUTES = ['href', 'title', 'src', 'alt', 'width', 'height', 'colspan', 'rowspan'];
const SCHEMES = /^(?:https?:|mailto:|tel:|#|\/(?!\/))/i;
/** Pictures of ours or inside the text: a foreign one would tell its server who reads. */
const PICTURES = /^(?:data:image\/(?:png|jpeg|gif|webp);|\/(?!\/))/i;

const purifier = DOMPurify(window);
purifier.addHook('afterSanitizeAttributes', (node) => {
  if (node.tagName === 'A') {
    node.setAttribute('rel', 'noopener noreferrer nofollow');
    node.setAttribute('target', '_blank');
  }
  if (node.tagName === 'IMG' && !PICTURES.test(node.getAttribute('src') ?? '')) node.remove();
});

/** Cleaned by the server when it was stored, and here again: what is shown never depends on one check alone. */
const clean = (html: string) =>
  purifier.sanitize(html, {
    ALLOWED_TAGS: TAGS,
    ALLOWED_ATTR: ATTRIBUTES,
    ALLOWED_URI_REGEXP: SCHEMES,
    RETURN_DOM_FRAGMENT: true,
  });

/** HTML that people wrote. */
export function SafeHtml({ html, className = '' }: { html: string; className?: string }) {
  const place = useRef<HTMLDivElement>(null);
  // Put in as nodes: the text never goes through the parser a second time.
  useLayoutEffect(() => place.current?.replaceChildren(clean(html)), [html]);
  return <div ref={place} className={`${classes.text} ${className}`} dir="auto" />;
}
