import { and, eq, sql } from 'drizzle-orm';
import type { Context } from 'hono';
import { NOT_SIGNED_IN } from '#api/access.ts';
import type { Env } from '#api/deps.ts';
import { notFound, Refusal } from '#api/errors.ts';
import { isPublic, mayOpen } from '#api/fileAccess.ts';
import { contentOf } from '#api/fileContent.ts';
import { rangeOf } from './range.ts';
import { files } from './tables.ts';

/** Even opened by itself, a file runs nothing, loads nothing and stands in no other page. */
const SHUT_IN = "default-src 'none'; sandbox; frame-ancestors 'none'";

/** What a browser may show instead of downloading it. */
const isShowable = (type: string) => /^(image|video)\//.test(type) || type === 'application/pdf';
/** A reader of documents asks for the pages it needs, a player for what comes next. */
const hasRanges = (type: string) => type.startsWith('video/') || type === 'application/pdf';

const NOT_THERE = 'This file is not there, or it is not yours to open.';

async function findFile(c: Context<Env>, id: number) {
  const { me } = c.var;
  const [file] = await c.var.deps.db
    .select({
      ...{ id: files.id, name: files.name, type: files.type, size: files.size },
      ...{ content: files.content, storageKey: files.storageKey },
      sha256: sql<string>`coalesce(${files.sha256}, encode(sha256(${files.content}), 'hex'))`,
    })
    .from(files)
    .where(and(eq(files.id, id), me ? mayOpen(me) : isPublic));
  if (!file && !me) throw new Refusal(401, NOT_SIGNED_IN, { 'WWW-Authenticate': 'Bearer' });
  if (!file) throw notFound(NOT_THERE);
  return file;
}

const disposition = (kind: 'inline' | 'attachment', name: string) =>
  `${kind}; filename*=UTF-8''${encodeURIComponent(name).replace(/['()*]/g, (one) => `%${one.charCodeAt(0).toString(16).toUpperCase()}`)}`;

/** Whether the caller has this very content. Compressing proxies mark a name as weak: the content is the same. */
const isKnown = (header: string | undefined, tag: string) =>
  header?.split(',').some((one) => ['*', tag].includes(one.trim().replace(/^W\//, ''))) ?? false;

type Found = Awaited<ReturnType<typeof findFile>>;

/** The part that was asked for; none means the whole. */
function partOf(c: Context<Env>, { type, size }: Found, tag: string) {
  const isCurrent = [undefined, tag].includes(c.req.header('if-range'));
  const range = hasRanges(type) && isCurrent ? rangeOf(c.req.header('range'), size) : undefined;
  if (range !== 'outside') return range;
  throw new Refusal(416, 'The file has no such part.', { 'Content-Range': `bytes */${size}` });
}

/** Sends a file to who may open it: whole, a part of it, or only the word that it is still the same. */
export async function serveFile(c: Context<Env>, id: number, inline: boolean) {
  const file = await findFile(c, id);
  const { type, size } = file;
  const tag = `"${file.sha256}"`;
  // Kept by the browser but asked for each time: who may open a file can change.
  const common = { ETag: tag, 'Cache-Control': 'private, no-cache', 'Content-Security-Policy': SHUT_IN };
  if (isKnown(c.req.header('if-none-match'), tag)) return c.body(null, 304, common);
  const range = partOf(c, file, tag);
  const content = c.req.method === 'HEAD' ? null : await contentOf(c.var.deps.storage, file, range);
  if (!content && c.req.method !== 'HEAD') {
    c.var.deps.log.error({ file: id }, 'the content of a file is not in the storage');
    throw notFound(NOT_THERE);
  }
  return c.newResponse(content, range ? 206 : 200, {
    ...common,
    'Content-Type': type.startsWith('text/') ? `${type}; charset=utf-8` : type,
    'Content-Disposition': disposition(inline && isShowable(type) ? 'inline' : 'attachment', file.name),
    'Content-Length': String(range ? range.last - range.first + 1 : size),
    ...(hasRanges(type) ? { 'Accept-Ranges': 'bytes' } : {}),
    ...(range ? { 'Content-Range': `bytes ${range.first}-${range.last}/${size}` } : {}),
  });
}
