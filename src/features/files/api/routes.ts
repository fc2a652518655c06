import { and, eq, not } from 'drizzle-orm';
import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { z } from 'zod';
import { allow } from '#api/access.ts';
import type { Env } from '#api/deps.ts';
import { says, sentAs, takesFile } from '#api/describe.ts';
import { badInput, notFound, Refusal } from '#api/errors.ts';
import { fileUrl, isShown } from '#api/fileAccess.ts';
import { storeFile } from '#api/keepFile.ts';
import { later } from '#api/later.ts';
import { take } from '#api/limits.ts';
import { deleteLoose } from '#api/looseObjects.ts';
import { whoAsks } from '#api/me.ts';
import { valid } from '#api/valid.ts';
import { idAnswer } from '#contract/answers.ts';
import { id as idSchema } from '#contract/ids.ts';
import { UPLOAD_BYTES } from '#features/files/choices.ts';
import { openQuery, uploaded, uploadQuery } from '#features/files/contract.ts';
import { serveFile } from './serve.ts';
import { files } from './tables.ts';

const megabytes = Math.round(UPLOAD_BYTES / 1024 / 1024);
const TOO_LARGE = `The file is too large. It may have ${megabytes} MB at most.`;
const UPLOADS = { points: 200, seconds: 600 };
const ENVELOPE_BYTES = 64 * 1024;

const IS_SHOWN = 'Something still shows this file, now or in an older version. It stays as long as that does.';
const UPLOADING =
  'multipart/form-data with the field `file`. With `for=attachment` it goes by itself once nothing has shown it for a day.';

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
    says('Files', 'Upload a file', { 201: uploaded }, UPLOADING),
    limited,
    takesFile,
    valid('query', uploadQuery),
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
      const content = new Uint8Array(await file.arrayBuffer());
      const { for: purpose } = c.req.valid('query');
      const stored = await storeFile(c.var.deps, me.id, { name: file.name, type: file.type, content }, purpose);
      return c.json({ file: { ...stored, url: fileUrl(stored.id, stored.name) } }, 201);
    },
  )
  .get(
    '/api/files/:id/:name',
    allow('public'),
    says(
      'Files',
      'Download a file',
      { 200: sentAs('*/*'), 206: sentAs('*/*'), 304: null },
      'What is published opens to everybody, the rest to who may. As a download; pictures, films and PDF can be shown with `inline=1`. With an ETag, and parts (`Range`) of films and PDF.',
    ),
    valid('param', z.object({ id: idSchema, name: z.string() })),
    valid('query', openQuery),
    (c) => serveFile(c, c.req.valid('param').id, c.req.valid('query').inline === '1'),
  )
  .delete(
    '/api/files/:id',
    allow('signed-in'),
    says('Files', 'Delete an own file', { 200: idAnswer }),
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
        if (kept > 0) throw new Refusal(409, IS_SHOWN);
        throw notFound('This file is not there, or it is not yours.');
      });
      later(c.var.deps, 'deleting the content of a file', () => deleteLoose(c.var.deps));
      return c.json({ id });
    },
  );
