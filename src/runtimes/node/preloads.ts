import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { addressOf } from '#contract/addresses.ts';
import { escapeHtml } from '#contract/escapeHtml.ts';
import type { FirstCall } from '#contract/firstCalls.ts';

interface Preloads {
  names: string[];
  pages: { address: string; layout: string; files: number[]; calls?: FirstCall[] }[];
}

/** Finds the layout, the files and the first calls of the page at an address, beside those that every page names. */
export function readPreloads(folder: string) {
  const file = join(folder, 'preloads.json');
  const { names, pages }: Preloads = existsSync(file)
    ? JSON.parse(readFileSync(file, 'utf8'))
    : { names: [], pages: [] };
  const found = new Map(
    pages.map(({ address, files, ...page }) => [address, { ...page, files: files.map((one) => names[one] ?? '') }]),
  );
  const addresses = [...found.keys()];
  return (path: string) => found.get(addressOf(path, addresses) ?? '');
}

/**
 * Names the files and first calls of the page at an address in the page itself, for first-paint.js: what only those signed in need is
 * not asked for by others, and who that is only the browser knows.
 */
export function namePreloads(folder: string): (text: string, path: string) => string {
  const pageOf = readPreloads(folder);
  return (text, path) => {
    const page = pageOf(path);
    if (!page) return text;
    const files = `data-${page.layout === '_frame' ? 'frame' : 'page'}="${page.files.join(' ')}"`;
    const calls = page.calls ? ` data-calls="${escapeHtml(JSON.stringify(page.calls))}"` : '';
    return text.replace('first-paint.js"', () => `first-paint.js" ${files}${calls}`);
  };
}
