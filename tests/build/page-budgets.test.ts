// How much code a page may bring before it can be used: JavaScript in bytes as they travel (Brotli).
import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, test } from 'vitest';

const FOLDER = 'dist/web';

/** Pages people wait for most often. They may only become lighter: a new figure is a decision, not a repair. */
const BUDGETS: Record<string, number> = {
  // It is drawn before: this comes with the first touch, and most of it is what the next page needs.
  '/pages/login-cover': 190_000,
  '/': 183_000,
  '/dashboard/analytics': 183_000,
  '/lms/users': 195_500,
  '/apps/email': 200_000,
  '/apps/kanban': 199_000,
  '/student': 179_000,
};
/** Any other page. */
const OTHERS = 320_000;
/** What people open for a chart library. */
const HEAVY: Record<string, number> = { '/charts/apex': 357_000, '/charts/recharts': 330_000 };
const CSS = 45_000;
/** HTTP/1.1 asks for six at a time. */
const FILES = 44;

/** Where a form stands on the page at once, or a row that becomes one: they bring the full zod, all others come without. */
const WITH_FORMS = [
  /^\/forms\//,
  /^\/components\/(dialogs|drawers|rich-text|lists)$/,
  /^\/apps\/invoice\/(add|edit\/\$id)$/,
  /^\/apps\/user\/view\/\$id$/,
  /^\/pages\/(blog|help)\/edit/,
  /^\/pages\/account-settings/,
  /^\/pages\/modal-examples$/,
];
/** Where it is written: a method that the small half of zod does not have. */
const FULL_ZOD = /[^.\w]superRefine\(/;

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

it('files of several pages are made ready while they arrive: what says so is the first thing in them', () => {
  const entry = always.filter((file) => /^assets\/.*\.js$/.test(file));
  const shared = names.filter((file) => /^assets\/shared-.*\.js$/.test(file));
  expect(entry).toHaveLength(1);
  expect(shared.length).toBeGreaterThan(20);
  const begins = (file: string) =>
    readFileSync(join(FOLDER, file), 'utf8').startsWith('//# allFunctionsCalledOnLoad\n');
  expect([...entry, ...shared].filter((file) => !begins(file))).toEqual([]);
});

const IMPORTED = /from\s*["']\.\/([^"']+)["']/g;

it('a page names what a file needs before it, so that each can run by itself', () => {
  const wrong = pages.flatMap((page) => {
    const files = filesOf(page).filter((file) => file.endsWith('.js'));
    return files.flatMap((file, at) => {
      const needed = [...readFileSync(join(FOLDER, file), 'utf8').matchAll(IMPORTED)].map(([, one]) => `assets/${one}`);
      const late = needed.filter((one) => files.indexOf(one) > at);
      return late.map((one) => `${page.address}: ${file} needs ${one}`);
    });
  });
  expect(wrong).toEqual([]);
});

describe('the login page, which is drawn before its code comes', () => {
  const { pages: drawn, handOver } = JSON.parse(readFileSync(join(FOLDER, 'drawn.json'), 'utf8')) as {
    pages: Record<string, string>;
    handOver: string;
  };

  test('names the file that takes over, which comes with the rest of its code', () => {
    expect(handOver).toMatch(/^assets\/handOver-.*\.js$/);
    expect(existsSync(join(FOLDER, handOver))).toBe(true);
  });

  it('runs next to nothing until it is touched', () => {
    expect(sum(['first-paint.js', 'drawn.js'])).toBeLessThanOrEqual(1_900);
  });

  it('is there in every language, as a card and beside the picture, with and without accounts of a demo', () => {
    const names = ['en', 'de', 'fr', 'pt', 'ar'].flatMap((language) =>
      ['cover', 'cover demo', 'basic', 'basic demo'].map((variant) => `${language} ${variant}`),
    );
    expect(Object.keys(drawn).toSorted()).toEqual(names.toSorted());
    expect(new Set(Object.values(drawn)).size).toBe(names.length);
  });

  test.each(Object.keys(drawn))('looks as the page itself does: %s', (name) => {
    const page = pages.find(({ address }) => address === `/pages/login-${name.split(' ')[1]}`);
    const styles = (page ? filesOf(page) : []).filter((file) => file.endsWith('.css'));
    const rules = styles.map((file) => readFileSync(join(FOLDER, file), 'utf8')).join('');
    const own = [...(drawn[name] ?? '').matchAll(/class="([^"]*)"/g)].flatMap(([, list = '']) => list.split(' '));
    expect(own.length).toBeGreaterThan(20);
    expect(own.filter((one) => /^_.*_\d+$/.test(one) && !rules.includes(`.${one}`))).toEqual([]);
  });
});

describe('the full zod comes with forms alone', () => {
  const full = names.filter((file) => file.endsWith('.js') && FULL_ZOD.test(readFileSync(join(FOLDER, file), 'utf8')));

  it('and is where it is looked for', () => {
    const withForm = pages.find(({ address }) => address === '/forms/form-validation');
    expect(withForm && filesOf(withForm).filter((file) => full.includes(file))).toHaveLength(1);
  });

  const others = pages.filter(({ address }) => !WITH_FORMS.some((pattern) => pattern.test(address)));
  test.each(others.map((page) => [page.address, page] as const))('%s', (_, page) => {
    expect(filesOf(page).filter((file) => full.includes(file))).toEqual([]);
  });
});

/** Where people wait for the page itself: what opens above it comes when it is asked for. */
const WITHOUT_FLOATING = ['/', '/dashboard/analytics', '/lms/users', '/apps/email', '/apps/kanban', '/student'];
/** One of its options: names of properties stay as they are written. */
const FLOATING_UI = /fallbackAxisSideDirection/;

describe('what places menus and lists comes when somebody opens one', () => {
  const floating = names.filter(
    (file) => file.endsWith('.js') && FLOATING_UI.test(readFileSync(join(FOLDER, file), 'utf8')),
  );

  it('and is where it is looked for', () => {
    const withSelects = pages.find(({ address }) => address === '/forms/elements');
    expect(withSelects && filesOf(withSelects).filter((file) => floating.includes(file))).not.toEqual([]);
  });

  test.each(WITHOUT_FLOATING)('%s', (wanted) => {
    const page = pages.find(({ address }) => address === wanted);
    expect(page && filesOf(page).filter((file) => floating.includes(file))).toEqual([]);
  });
});
