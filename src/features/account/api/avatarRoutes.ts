import { eq } from 'drizzle-orm';
import { type Context, Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { z } from 'zod';
import { allow } from '#api/access.ts';
import type { Env } from '#api/deps.ts';
import { says, sentAs, takesFile } from '#api/describe.ts';
import { badInput, notFound, Refusal } from '#api/errors.ts';
import { contentOf } from '#api/fileContent.ts';
import { storeFile } from '#api/keepFile.ts';
import { later } from '#api/later.ts';
import { take } from '#api/limits.ts';
import { deleteLoose } from '#api/looseObjects.ts';
import { mine, type Person } from '#api/me.ts';
import { oneAtATime } from '#api/oneAtATime.ts';
import { newKey } from '#api/storage.ts';
import { tellOfPeople, tellThemselves } from '#api/tellPeople.ts';
import { valid } from '#api/valid.ts';
import { AVATAR_TYPES } from '#features/account/choices.ts';
import { AVATAR_BYTES, accountSettings } from '#features/account/contract.ts';
import { files } from '#features/files/api/tables.ts';
import { people } from '#features/people/api/tables.ts';
import { readSettings } from './settings.ts';
import { accountAvatars } from './tables.ts';

const LIMIT = { points: 30, seconds: 600 };
const ENVELOPE_BYTES = 64 * 1024;
const TOO_LARGE = 'The picture is too large. It may have 2 MB at most.';
const SHUT_IN = "default-src 'none'; sandbox; frame-ancestors 'none'";
/** The name stands for this very picture: another one gets another name. */
const FOR_EVER = 'public, max-age=31536000, immutable';

const limited = bodyLimit({
  maxSize: AVATAR_BYTES + ENVELOPE_BYTES,
  onError: () => {
    throw new Refusal(413, TOO_LARGE);
  },
});

async function pictureIn(c: Context<Env>) {
  const { file } = await c.req.parseBody().catch(() => {
    throw badInput({ file: ['The upload did not arrive whole. Try again.'] });
  });
  if (!(file instanceof File) || file.size === 0) throw badInput({ file: ['Choose a picture.'] });
  if (file.size > AVATAR_BYTES) throw new Refusal(413, TOO_LARGE);
  if (!AVATAR_TYPES.some((type) => type === file.type))
    throw badInput({ file: ['Choose a picture: PNG, JPEG or WebP.'] });
  return { name: file.name || 'avatar', type: file.type, content: new Uint8Array(await file.arrayBuffer()) };
}

/** Puts another picture, or none, in the place of the one that is there. */
async function setAvatar(c: Context<Env>, person: Person, fileId?: number) {
  const { deps } = c.var;
  const key = newKey();
  await deps.db.transaction(async (tx) => {
    await oneAtATime(tx, person.id);
    const old = await tx.delete(accountAvatars).where(eq(accountAvatars.personId, person.id)).returning();
    for (const one of old) await tx.delete(files).where(eq(files.id, one.fileId));
    if (fileId) await tx.insert(accountAvatars).values({ personId: person.id, fileId, key });
    await tx
      .update(people)
      .set({ avatar: fileId ? `/api/avatars/${key}` : null })
      .where(eq(people.id, person.id));
  });
  later(deps, 'deleting an old picture', () => deleteLoose(deps));
  await deps.bus.publish({ people: [person.id], topic: 'account', ids: [person.id] });
  await deps.bus.publish({ people: 'everyone', topic: 'profile', ids: [`person:${person.id}`] });
  await tellThemselves(deps, person.id);
  await tellOfPeople(deps, [person.id]);
  return readSettings(deps.db, deps.clock(), await mine(c));
}

export const avatarRoutes = new Hono<Env>()
  .put(
    '/api/account/avatar',
    allow('signed-in'),
    says(
      'Account',
      'Upload an own picture',
      { 200: accountSettings },
      'multipart/form-data with the field `file`: a square PNG, JPEG or WebP.',
    ),
    limited,
    takesFile,
    async (c) => {
      const { deps } = c.var;
      const person = await mine(c);
      await take(deps.db, deps.clock(), `avatar:${person.id}`, LIMIT);
      const stored = await storeFile(deps, person.id, await pictureIn(c), 'attachment');
      if (stored.width === null || stored.width !== stored.height) {
        await deps.db.delete(files).where(eq(files.id, stored.id));
        throw badInput({ file: ['The picture has to be a square. Cut it first.'] });
      }
      return c.json(await setAvatar(c, person, stored.id));
    },
  )
  .delete(
    '/api/account/avatar',
    allow('signed-in'),
    says('Account', 'Take the own picture away', { 200: accountSettings }),
    async (c) => c.json(await setAvatar(c, await mine(c))),
  )
  .get(
    '/api/avatars/:key',
    allow('public'),
    says(
      'Account',
      "Somebody's picture",
      { 200: sentAs(...AVATAR_TYPES) },
      'Shown wherever the person is, also on public pages.',
    ),
    valid('param', z.object({ key: z.string().max(64) })),
    async (c) => {
      const { db, storage } = c.var.deps;
      const [file] = await db
        .select({ type: files.type, size: files.size, content: files.content, storageKey: files.storageKey })
        .from(accountAvatars)
        .innerJoin(files, eq(files.id, accountAvatars.fileId))
        .where(eq(accountAvatars.key, c.req.valid('param').key));
      const content = file && (await contentOf(storage, file));
      if (!file || !content) throw notFound();
      return c.newResponse(content, 200, {
        ...{ 'Content-Type': file.type, 'Content-Length': String(file.size) },
        ...{ 'Cache-Control': FOR_EVER, 'Content-Security-Policy': SHUT_IN },
      });
    },
  );
