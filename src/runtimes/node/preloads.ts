import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

interface Preloads {
  names: string[];
  pages: { address: string; layout: string; files: number[] }[];
}

const leadsTo = (path: string[], address: string[]) =>
  path.length === address.length && address.every((part, at) => part.startsWith('$') || part === path[at]);

/**
 * Names the files of the page at an address in the page itself, for first-paint.js: what only those signed in need is
 * not asked for by others, and who that is only the browser knows.
 */
export function namePreloads(folder: string): (html: string, path: string) => string {
  const file = join(folder, 'preloads.json');
  if (!existsSync(file)) return (html) => html;
  const { names, pages } = JSON.parse(readFileSync(file, 'utf8')) as Preloads;
  const known = pages.map(({ address, layout, files }) => {
    const list = files.map((one) => names[one]).join(' ');
    return {
      address,
      parts: address.split('/'),
      attribute: `data-${layout === '_frame' ? 'frame' : 'page'}="${list}"`,
    };
  });
  return (html, path) => {
    const plain = path.length > 1 ? path.replace(/\/+$/, '') : path;
    const parts = plain.split('/');
    const leading = known.filter((page) => leadsTo(parts, page.parts));
    const page = leading.find(({ address }) => address === plain) ?? leading[0];
    return page ? html.replace('first-paint.js"', `first-paint.js" ${page.attribute}`) : html;
  };
}
