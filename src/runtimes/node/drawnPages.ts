import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { StartInfo } from '#features/auth/contract.ts';
import { readPreloads } from './preloads.ts';

/** What the login page depends on; undefined when nobody can say just now. */
export type FindStart = () => Promise<StartInfo | undefined>;

const LOGIN = /^\/pages\/login-(cover|basic)\/?$/;
const SCRIPT = /\s*<script type="module"[^>]* src="\/([^"]+)"><\/script>/;
/** Shown when all of it has arrived: the form stands in the middle, and each piece that came later would move it. */
const WHOLE = '  <link rel="expect" href="#whole" blocking="render">\n  ';
const LANGUAGES = ['de', 'fr', 'pt', 'ar'];

/** As the browser itself would choose before anybody has: see first-paint.js. */
function languageOf(request: Request): string {
  const own = (request.headers.get('accept-language') ?? '').trim().slice(0, 2).toLowerCase();
  return LANGUAGES.includes(own) ? own : 'en';
}

/**
 * The login page as it looks, written into the page itself: it is seen and can be typed into as soon as it arrives. Its
 * code comes with the first touch (public/drawn.js) and goes on where the person is by then (src/web/drawn).
 */
export function showDrawn(folder: string, findStart: FindStart) {
  const file = join(folder, 'drawn.json');
  const drawn = existsSync(file)
    ? (JSON.parse(readFileSync(file, 'utf8')) as { pages: Record<string, string>; handOver: string })
    : undefined;
  const filesOf = readPreloads(folder);
  return async (page: string, path: string, request: Request): Promise<string | undefined> => {
    const variant = LOGIN.exec(path)?.[1];
    if (!variant || !drawn) return undefined;
    const start = await findStart();
    // Without any account the first page is the one that makes it, and only the code goes there.
    if (!start || start.firstRun) return undefined;
    const language = languageOf(request);
    const html = drawn.pages[`${language} ${variant}${start.demoAccounts.length > 0 ? ' demo' : ''}`];
    const main = SCRIPT.exec(page);
    if (!html || !main) return undefined;
    const files = filesOf(path)?.files ?? [];
    const styles = files.filter((name) => name.endsWith('.css'));
    // Asked for together: code that came in part could not take over.
    const code = [main[1], drawn.handOver, ...files.filter((name) => name.endsWith('.js'))].join(' ');
    const title = /<h1[^>]*>([^<]*)/.exec(html)?.[1];
    return page
      .replace(main[0], `\n    <script src="/drawn.js" data-language="${language}" data-code="${code}"></script>`)
      .replace(
        '</head>',
        `${styles.map((name) => `<link rel="stylesheet" crossorigin href="/${name}">\n  `).join('')}${WHOLE}</head>`,
      )
      .replace('<noscript>', '<noscript id="whole">')
      .replace('<title>', `<title>${title} · `)
      .replace('<div id="app">', () => `<div id="app">${html}`);
  };
}
