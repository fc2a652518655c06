// How much code a page may bring before it can be used: JavaScript in bytes as they travel (Brotli).
import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, test } from 'vitest';

const FOLDER = 'dist/web';

/** Pages people wait for most often. They may only become lighter: a new figure is a decision, not a repair. */
const BUDGETS: Record<string, number> = {
  '/pages/login-cover': 173_000,
  '/': 280_000,
  '/dashboard/analytics': 280_000,
  '/lms/users': 338_000,
  '/apps/email': 327_000,
  '/apps/kanban': 319_000,
  '/student': 260_000,
};
/** Any other page. */
const OTHERS = 350_000;
/** What people open for a chart library. */
const HEAVY: Record<string, number> = { '/charts/apex': 420_000, '/charts/recharts': 392_000 };
const CSS = 43_000;
/** HTTP/1.1 asks for six at a time. */
const FILES = 56;

interface Page {
  address: string;
  files: number[];
}

function built() {
  const file = join(FOLDER, 'preloads.json');
  if (!existsSync(file)) throw new Error(`${FOLDER} is missing: build the pages first (npm run build).`);
  return JSON.parse(readFileSync(file, 'utf8')) as { names: string[]; pages: Page[] };
}

const packed = (file: string) => {
  const whole = join(FOLDER, file);
  return statSync(existsSync(`${whole}.br`) ? `${whole}.br` : whole).size;
};
const sum = (files: string[]) => files.reduce((bytes, file) => bytes + packed(file), 0);

const { names, pages } = built();
/** What the page itself names, whichever it is. */
const html = readFileSync(join(FOLDER, 'index.html'), 'utf8');
const always = [...html.matchAll(/(?:src|href)="\/([^"]+\.(?:js|css))"/g)].map(([, file]) => file ?? '');
const filesOf = ({ files }: Page) => [...always, ...files.map((one) => names[one] ?? '')];

describe('a page brings no more code than it may', () => {
  test.each(pages.map((page) => [page.address, page] as const))('%s', (address, page) => {
    const files = filesOf(page);
    const bytes = sum(files.filter((file) => file.endsWith('.js')));
    expect(bytes).toBeLessThanOrEqual(BUDGETS[address] ?? HEAVY[address] ?? OTHERS);
    expect(sum(files.filter((file) => file.endsWith('.css')))).toBeLessThanOrEqual(CSS);
    expect(files.length).toBeLessThanOrEqual(FILES);
  });

  it('and every budget is of a page that is there', () => {
    const known = new Set(pages.map(({ address }) => address));
    expect(Object.keys({ ...BUDGETS, ...HEAVY }).filter((address) => !known.has(address))).toEqual([]);
  });
});
