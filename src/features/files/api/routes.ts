import { and, eq, not } from 'drizzle-orm';
import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { z } from 'zod';
import { allow } from '#api/access.ts';
import type { Env } from '#api/deps.ts';
import { says } from '#api/describe.ts';
import { badInput, notFound, Refusal } from '#api/errors.ts';
import { fileUrl, isShown, mayOpen } from '#api/fileAccess.ts';
import { keepFile } from '#api/keepFile.ts';
import { take } from '#api/limits.ts';
import { whoAsks } from '#api/me.ts';
import { valid } from '#api/valid.ts';
import { id as idSchema } from '#contract/ids.ts';
import { FILE_TYPES, UPLOAD_BYTES, uploaded } from '#features/files/contract.ts';
import { files } from './tables.ts';

const megabytes = Math.round(UPLOAD_BYTES / 1024 / 1024);
const TOO_LARGE = `The file is too large. It may have ${megabytes} MB at most.`;
const UPLOADS = { points: 200, seconds: 600 };
const ENVELOPE_BYTES = 64 * 1024;

const IN_QUESTION =
  'A question or a result shows this picture, now or in an older version. It stays as long as they do.';

const limited = bodyLimit({
  maxSize: UPLOAD_BYTES + ENVELOPE_BYTES,
  onError: () => {
    throw new Refusal(413, TOO_LARGE);
  },
});

export const fileRoutes = new Hono<Env>()
  .post(
    '/api/files',
    allow('signed-in'),
    says('Files', 'Upload a file', { 201: uploaded }, 'multipart/form-data with the field `file`.'),
    limited,
    async (c) => {
      const { db, clock } = c.var.deps;
      const me = whoAsks(c);
      await take(db, clock(), `upload:${me.id}`, UPLOADS);
      const { file } = await c.req.parseBody().catch(() => {
        throw badInput({ file: ['The upload did not arrive whole. Try again.'] });
      });
      if (!(file instanceof File)) throw badInput({ file: ['Choose a file.'] });
      if (file.size === 0) throw badInput({ file: ['The file is empty.'] });
      if (file.size > UPLOAD_BYTES) throw new Refusal(413, TOO_LARGE);
      const type = file.type.split(';')[0]?.trim() ?? '';
      if (!FILE_TYPES.some((one) => one === type)) throw badInput({ file: ['Files of this type are not taken.'] });
      const content = new Uint8Array(await file.arrayBuffer());
      const stored = await keepFile(db, me.id, { name: file.name, type, content }, clock());
      return c.json({ file: { ...stored, url: fileUrl(stored.id, stored.name) } }, 201);
    },
  )
  .get(
    '/api/files/:id/:name',
    allow('signed-in'),
    says('Files', 'Download a file'),
    valid('param', z.object({ id: idSchema, name: z.string() })),
    async (c) => {
      const { id } = c.req.valid('param');
      const [file] = await c.var.deps.db
        .select()
        .from(files)
        .where(and(eq(files.id, id), mayOpen(whoAsks(c))));
      if (!file) throw notFound('This file is not there, or it is not yours to open.');
      c.header('Content-Type', file.type);
      c.header('Content-Disposition', `attachment; filename*=UTF-8''${encodeURIComponent(file.name)}`);
      c.header('Cache-Control', 'private, no-cache');
      return c.body(new Uint8Array(file.content));
    },
  )
  .delete(
    '/api/files/:id',
    allow('signed-in'),
    says('Files', 'Delete an own file'),
    valid('param', z.object({ id: idSchema })),
    async (c) => {
      const { id } = c.req.valid('param');
      await c.var.deps.db.transaction(async (tx) => {
        const gone = await tx
          .delete(files)
          .where(and(eq(files.id, id), eq(files.ownerId, whoAsks(c).id), not(isShown)))
          .returning({ id: files.id });
        if (gone.length > 0) return;
        const kept = await tx.$count(files, and(eq(files.id, id), eq(files.ownerId, whoAsks(c).id)));
        if (kept > 0) throw new Refusal(409, IN_QUESTION);
        throw notFound('This file is not there, or it is not yours.');
      });
      return c.json({ id });
    },
  );
