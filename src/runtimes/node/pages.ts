import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { serveStatic } from '@hono/node-server/serve-static';
import type { MiddlewareHandler } from 'hono';
import type { PageHead } from '#api/pageHead.ts';
import { type FindStart, showDrawn } from './drawnPages.ts';
import { namePreloads } from './preloads.ts';
import { writeHead } from './writeHead.ts';

/** Scripts from here alone. Styles may be inline: the component library sets sizes and positions that way. */
const CSP = [
  "default-src 'self'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data: blob:",
  "media-src 'self' blob:",
  "font-src 'self'",
  "connect-src 'self'",
  "object-src 'none'",
  "base-uri 'self'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join('; ');

const HEADERS: Record<string, string> = {
  'Content-Security-Policy': CSP,
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), microphone=(), geolocation=()',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
};

/**
 * The paper that a mail lies on when its reader asks for the pictures of other servers: an empty page that only the app
 * may frame. It runs nothing and may show any picture, which the app itself may not.
 */
const MAIL_FRAME = '/mail-frame.html';
const FRAME_HEADERS: Record<string, string> = {
  ...HEADERS,
  'Content-Security-Policy':
    "default-src 'none'; img-src https: data: blob:; style-src 'unsafe-inline'; font-src 'self'; form-action 'none'; base-uri 'none'; frame-ancestors 'self'",
  'X-Frame-Options': 'SAMEORIGIN',
  'Referrer-Policy': 'no-referrer',
};

/** Scripts, styles and fonts are no documents: what a document may do says nothing of them, half a kilobyte with each file. */
const PART = /\/assets\/[^/]+\.(js|css|woff2)(\.br|\.gz)?$/;
const PART_HEADERS: Record<string, string> = {
  'X-Content-Type-Options': 'nosniff',
  'Cross-Origin-Resource-Policy': 'same-origin',
};

const YEAR = 'public, max-age=31536000, immutable';
const SHORT = 'public, max-age=3600';

/** The built files: hashed ones may be kept for ever, pictures for an hour, HTML not at all. */
export function staticFiles(folder: string): MiddlewareHandler {
  return serveStatic({
    root: folder,
    precompressed: true,
    onFound: (path, c) => {
      const headers = path.endsWith(MAIL_FRAME) ? FRAME_HEADERS : PART.test(path) ? PART_HEADERS : HEADERS;
      for (const [name, value] of Object.entries(headers)) c.header(name, value);
      c.header('Cache-Control', path.includes('.html') ? 'no-cache' : path.includes('/assets/') ? YEAR : SHORT);
    },
  });
}

const isLooking = ({ method }: Request) => method === 'GET' || method === 'HEAD';

/** The page itself, which the folder of files would give as it was built: without what is written into it for an address. */
export const isStartPage = (request: Request, path: string) =>
  isLooking(request) && (path === '/' || path === '/index.html');

/** Is this a browser going to a page? Paths can be both a page and a call; a navigation asks for HTML. */
export const isNavigation = (request: Request) =>
  isLooking(request) && (request.headers.get('accept') ?? '').includes('text/html');

/** Who shows a shared link elsewhere takes anything. No call of the API lies below /pages. */
export const isLinkPreview = (request: Request, path: string) =>
  isLooking(request) && path.startsWith('/pages/') && ['', '*/*'].includes(request.headers.get('accept') ?? '');

/** What a page says of itself before it has run, if it is one whose content the server knows. */
export type FindHead = (path: string) => Promise<PageHead | undefined>;

/** The one page of the app, for every path. Never cached, so that a new version is seen at once. */
export function appPage(folder: string, findHead: FindHead, findStart: FindStart, publicUrl: () => string) {
  const file = join(folder, 'index.html');
  if (!existsSync(file))
    return async (_request: Request, _path: string) =>
      new Response('The pages are not built yet. Run: npm run build\n', { status: 503 });
  const text = readFileSync(file, 'utf8');
  const withPreloads = namePreloads(folder);
  const drawnFor = showDrawn(folder, findStart);
  const headers = {
    ...HEADERS,
    'Content-Type': 'text/html; charset=utf-8',
    'Cache-Control': 'no-cache',
    Vary: 'Accept-Language',
  };
  return async (request: Request, path: string) => {
    if (request.method === 'HEAD') return new Response(null, { headers });
    const head = await findHead(path);
    const page = (await drawnFor(text, path, request)) ?? withPreloads(text, path);
    return new Response(head ? writeHead(page, head, publicUrl()) : page, { headers });
  };
}
