import type { PageHead } from '#api/pageHead.ts';
import { escapeHtml } from '#contract/escapeHtml.ts';

/** On one line, safe inside an attribute and between tags. */
const safeLine = (text: string) => escapeHtml(text).replace(/[\s\p{Cc}]+/gu, ' ');

const TITLE = /<title>[^<]*<\/title>/;
const DESCRIPTION = /<meta name="description"[^>]*>/;

/** The page with what a shared link shows, whole addresses and all of it escaped. */
export function writeHead(page: string, head: PageHead, publicUrl: string): string {
  const address = publicUrl + head.path;
  const meta = (key: 'name' | 'property', name: string, content: string) =>
    `<meta ${key}="${name}" content="${safeLine(content)}" />`;
  const more = [
    `<link rel="canonical" href="${safeLine(address)}" />`,
    ...(head.feed
      ? [
          `<link rel="alternate" type="application/rss+xml" title="${safeLine(head.feed.title)}" href="${safeLine(head.feed.path)}" />`,
        ]
      : []),
    meta('property', 'og:site_name', 'LMS'),
    meta('property', 'og:type', head.type),
    meta('property', 'og:title', head.title),
    meta('property', 'og:description', head.description),
    meta('property', 'og:url', address),
    ...(head.image ? [meta('property', 'og:image', publicUrl + head.image)] : []),
    meta('name', 'twitter:card', head.image ? 'summary_large_image' : 'summary'),
  ].join('\n    ');
  // As functions: a `$` in a title is a letter, nothing for the replacement to read.
  return page
    .replace(TITLE, () => `<title>${safeLine(head.title)} · LMS</title>`)
    .replace(DESCRIPTION, () => `${meta('name', 'description', head.description)}\n    ${more}`);
}
