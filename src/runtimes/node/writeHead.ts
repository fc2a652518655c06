import type { PageHead } from '#api/pageHead.ts';

/** Safe inside an attribute and between tags. */
export const escapeHtml = (text: string) =>
  text.replace(/[&<>"']/g, (one) => `&#${one.charCodeAt(0)};`).replace(/[\s\p{Cc}]+/gu, ' ');

const TITLE = /<title>[^<]*<\/title>/;
const DESCRIPTION = /<meta name="description"[^>]*>/;

/** The page with what a shared link shows, whole addresses and all of it escaped. */
export function writeHead(page: string, head: PageHead, publicUrl: string): string {
  const address = publicUrl + head.path;
  const meta = (key: 'name' | 'property', name: string, content: string) =>
    `<meta ${key}="${name}" content="${escapeHtml(content)}" />`;
  const more = [
    `<link rel="canonical" href="${escapeHtml(address)}" />`,
    ...(head.feed
      ? [
          `<link rel="alternate" type="application/rss+xml" title="${escapeHtml(head.feed.title)}" href="${escapeHtml(head.feed.path)}" />`,
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
    .replace(TITLE, () => `<title>${escapeHtml(head.title)} · LMS</title>`)
    .replace(DESCRIPTION, () => `${meta('name', 'description', head.description)}\n    ${more}`);
}
