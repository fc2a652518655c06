import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { addressOf } from '#contract/addresses.ts';

interface Preloads {
  names: string[];
  pages: { address: string; layout: string; files: number[] }[];
}

/**
 * Names the files of the page at an address in the page itself, for first-paint.js: what only those signed in need is
 * not asked for by others, and who that is only the browser knows.
 */
export function namePreloads(folder: string): (html: string, path: string) => string {
  const file = join(folder, 'preloads.json');
  if (!existsSync(file)) return (html) => html;
  const { names, pages } = JSON.parse(readFileSync(file, 'utf8')) as Preloads;
  const attributes = new Map(
    pages.map(({ address, layout, files }) => {
      const list = files.map((one) => names[one]).join(' ');
      return [address, `data-${layout === '_frame' ? 'frame' : 'page'}="${list}"`];
    }),
  );
  const addresses = [...attributes.keys()];
  return (html, path) => {
    const attribute = attributes.get(addressOf(path, addresses) ?? '');
    return attribute ? html.replace('first-paint.js"', `first-paint.js" ${attribute}`) : html;
  };
}
