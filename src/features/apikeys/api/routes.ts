import { and, desc, eq, isNull } from 'drizzle-orm';
import { type Context, Hono } from 'hono';
import { z } from 'zod';
import { can } from '#api/access.ts';
import { doerOf, personSubject, record } from '#api/audit.ts';
import type { Db } from '#api/db.ts';
import type { Env } from '#api/deps.ts';
import { says } from '#api/describe.ts';
import { badInput, notFound, Refusal } from '#api/errors.ts';
import { keySession, makeKey, works } from '#api/keys.ts';
import { readerOf } from '#api/language.ts';
import { sendLater } from '#api/later.ts';
import { take } from '#api/limits.ts';
import { SESSION_ENDED } from '#api/live.ts';
import { keyMadeMail, keyRevokedMail } from '#api/mails.ts';
import { mine, whoAsks } from '#api/me.ts';
import { oneAtATime } from '#api/oneAtATime.ts';
import { valid } from '#api/valid.ts';
import { id as idSchema } from '#contract/ids.ts';
import { MOST_KEYS } from '#features/apikeys/choices.ts';
import {
  type ApiKey,
  apiKeyList,
  madeApiKey,
  newKeyBody,
  oneApiKey,
  renameKeyBody,
} from '#features/apikeys/contract.ts';
import { apiKeys } from './tables.ts';

type Row = typeof apiKeys.$inferSelect;

const LIMIT = { points: 30, seconds: 3600 };
/** Revoked and expired ones are shown too, the newest of them. */
const MOST_SHOWN = 100;
const FULL = `You have ${MOST_KEYS} keys that work already. Revoke one first.`;
const NOT_THERE = 'There is no such key.';
const LONGEST_DAYS = 3660;
const DAY_MS = 86_400_000;

const idParam = valid('param', z.object({ id: idSchema }));
const iso = (at: Date | null) => at?.toISOString() ?? null;

function stateOf({ revokedAt, expiresAt }: Row, now: Date): ApiKey['state'] {
  if (revokedAt) return 'revoked';
  return expiresAt && expiresAt <= now ? 'expired' : 'active';
}

/** Never with its hash. */
const shown = (row: Row, now: Date): ApiKey => ({
  ...{ id: row.id, name: row.name, prefix: row.prefix, scope: row.scope, areas: row.areas },
  createdAt: row.createdAt.toISOString(),
  expiresAt: iso(row.expiresAt),
  lastUsedAt: iso(row.lastUsedAt),
  revokedAt: iso(row.revokedAt),
  state: stateOf(row, now),
});

/** To the end of that day. */
function endOf(day: string | null, now: Date): Date | null {
  if (day === null) return null;
  const end = new Date(Date.parse(`${day}T00:00:00Z`) + DAY_MS);
  if (end <= now) throw badInput({ expiresOn: ['Choose a day from today on.'] });
  if (end.getTime() - now.getTime() > LONGEST_DAYS * DAY_MS)
    throw badInput({ expiresOn: ['Choose a day within ten years.'] });
  return end;
}

const ownKey = (c: Context<Env>, id: number) => and(eq(apiKeys.id, id), eq(apiKeys.personId, whoAsks(c).id));

/** Other open pages of the person show it at once. */
const tell = (c: Context<Env>, id: number) =>
  c.var.deps.bus.publish({ people: [whoAsks(c).id], topic: 'keys', ids: [id] });

type NewRow = typeof apiKeys.$inferInsert;

/** The answer to the one that was made was lost, and its secret with it: nobody saw that, so it gives way to another. */
async function makeAgain(tx: Db, { personId, writingKey, prefix, hash }: NewRow): Promise<Row | undefined> {
  if (!writingKey) return undefined;
  const [row] = await tx
    .update(apiKeys)
    .set({ prefix, hash })
    .where(and(eq(apiKeys.personId, personId), eq(apiKeys.writingKey, writingKey), isNull(apiKeys.revokedAt)))
    .returning();
  return row;
}

async function insertKey(tx: Db, values: NewRow): Promise<Row> {
  const there = await tx.$count(apiKeys, and(eq(apiKeys.personId, values.personId), works(values.createdAt)));
  if (there >= MOST_KEYS) throw new Refusal(409, FULL);
  const [row] = await tx.insert(apiKeys).values(values).returning();
  if (!row) throw new Error('the key was not stored');
  return row;
}

export const apiKeyRoutes = new Hono<Env>()
  .get('/api/keys', can('manage', 'System'), says('API keys', 'Own API keys', { 200: apiKeyList }), async (c) => {
    const { db, clock } = c.var.deps;
    const rows = await db
      .select()
      .from(apiKeys)
      .where(eq(apiKeys.personId, whoAsks(c).id))
      .orderBy(desc(apiKeys.id))
      .limit(MOST_SHOWN);
    return c.json({ keys: rows.map((row) => shown(row, clock())) });
  })
  .post(
    '/api/keys',
    can('manage', 'System'),
    says(
      'API keys',
      'Make an API key',
      { 201: madeApiKey },
      'Sent as `Authorization: Bearer lms_…` it stands for its person. `secret` is shown this once: sent again with the same `key`, it is another one, and the one before stops working.',
    ),
    valid('json', newKeyBody),
    async (c) => {
      const { deps } = c.var;
      const { name, scope, areas, expiresOn, key } = c.req.valid('json');
      const person = await mine(c);
      const now = deps.clock();
      const expiresAt = endOf(expiresOn, now);
      await take(deps.db, now, `api-keys:${person.id}`, LIMIT);
      const { secret, prefix, hash } = await makeKey();
      const { row, isNew } = await deps.db.transaction(async (tx) => {
        const some = [...new Set(areas)];
        const values = {
          ...{ personId: person.id, name, prefix, hash, scope, areas: some, createdAt: now, expiresAt },
          writingKey: key ?? null,
        };
        // One at a time for each person: two requests side by side must not both make the last one.
        await oneAtATime(tx, person.id);
        const before = await makeAgain(tx, values);
        if (before) return { row: before, isNew: false };
        const made = await insertKey(tx, values);
        const detail = { name, scope, ...(some.length > 0 ? { areas: some } : {}) };
        await record(tx, doerOf(c), [{ action: 'api-key-made', subject: personSubject(person), detail }]);
        return { row: made, isNew: true };
      });
      if (isNew) sendLater(deps, keyMadeMail(readerOf(deps, person), name));
      await tell(c, row.id);
      return c.json({ key: shown(row, now), secret }, 201);
    },
  )
  .patch(
    '/api/keys/:id',
    can('manage', 'System'),
    says('API keys', 'Rename an API key', { 200: oneApiKey }),
    idParam,
    valid('json', renameKeyBody),
    async (c) => {
      const { deps } = c.var;
      const { id } = c.req.valid('param');
      const { name } = c.req.valid('json');
      const row = await deps.db.transaction(async (tx) => {
        const [before] = await tx.select().from(apiKeys).where(ownKey(c, id)).for('update');
        if (!before) throw notFound(NOT_THERE);
        if (before.name === name) return before;
        const [after] = await tx.update(apiKeys).set({ name }).where(eq(apiKeys.id, id)).returning();
        const detail = { changes: { name: { from: before.name, to: name } } };
        await record(tx, doerOf(c), [{ action: 'api-key-renamed', subject: personSubject(whoAsks(c)), detail }]);
        return after ?? before;
      });
      await tell(c, id);
      return c.json({ key: shown(row, deps.clock()) });
    },
  )
  .delete(
    '/api/keys/:id',
    can('manage', 'System'),
    says('API keys', 'Revoke an API key', { 200: oneApiKey }, 'It stops working at once and for good.'),
    idParam,
    async (c) => {
      const { deps } = c.var;
      const { id } = c.req.valid('param');
      const now = deps.clock();
      const person = await mine(c);
      const row = await deps.db.transaction(async (tx) => {
        const [revoked] = await tx
          .update(apiKeys)
          .set({ revokedAt: now })
          .where(and(ownKey(c, id), isNull(apiKeys.revokedAt)))
          .returning();
        if (!revoked) throw notFound(NOT_THERE);
        const detail = { name: revoked.name };
        await record(tx, doerOf(c), [{ action: 'api-key-revoked', subject: personSubject(person), detail }]);
        return revoked;
      });
      sendLater(deps, keyRevokedMail(readerOf(deps, person), row.name));
      await deps.bus.publish({ people: [person.id], topic: SESSION_ENDED, ids: [keySession(id)] });
      await tell(c, id);
      return c.json({ key: shown(row, now) });
    },
  );
