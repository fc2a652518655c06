import { and, desc, eq, gt, inArray, isNull, lt, ne, or, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { jwtVerify, SignJWT } from 'jose';
import { type PermissionKey, rulesFor } from '#contract/access.ts';
import { refreshTokens, sessions, signIns } from '#features/auth/api/tables.ts';
import type { SessionRow } from '#features/auth/contract.ts';
import type { DeviceKind } from '#features/dashboards/contract.ts';
import { people, personRoles } from '#features/people/api/tables.ts';
import { permissionRoles, permissions } from '#features/permissions/api/tables.ts';
import { abilityFrom } from './ability.ts';
import type { Db } from './db.ts';
import type { Deps, Me } from './deps.ts';
import { SESSION_ENDED } from './live.ts';
import { hashToken, randomToken } from './tokens.ts';

export interface Tokens {
  accessToken: string;
  refreshToken: string;
}

const MINUTE = 60_000;
const keyOf = (deps: Deps) => new TextEncoder().encode(deps.secret);

/** Somebody whose account is switched off has no session, whatever token is shown. */
export const SIGNS_IN = sql`${people.status} IN ('active', 'pending')`;

const WHO = { id: people.id, access: people.access, fullName: people.fullName };
const viewed = alias(people, 'viewed');
/** Asked on every request: only an administrator looks as somebody else, and never as another administrator. */
const mayBeViewed = and(
  eq(viewed.id, sessions.viewingId),
  ne(viewed.access, 'admin'),
  ne(viewed.status, 'suspended'),
  eq(people.access, 'admin'),
);

export async function permissionKeysOf(db: Db, personId: number): Promise<PermissionKey[]> {
  const found = await db
    .selectDistinct({ key: permissions.key })
    .from(personRoles)
    .innerJoin(permissionRoles, eq(permissionRoles.role, personRoles.role))
    .innerJoin(permissions, eq(permissions.id, permissionRoles.permissionId))
    .where(eq(personRoles.personId, personId));
  return found.flatMap((one) => (one.key ? [one.key] : []));
}

async function accessToken(deps: Deps, personId: number, sessionId: string): Promise<string> {
  const now = deps.clock().getTime();
  return new SignJWT({ sid: sessionId })
    .setProtectedHeader({ alg: 'HS256' })
    .setSubject(String(personId))
    .setJti(crypto.randomUUID())
    .setIssuedAt(Math.floor(now / 1000))
    .setExpirationTime(Math.floor((now + deps.policy.accessTokenMinutes * MINUTE) / 1000))
    .sign(keyOf(deps));
}

async function issue(
  deps: Deps,
  db: Db,
  { personId, sessionId, remember }: { personId: number; sessionId: string; remember: boolean },
  refreshToken = randomToken(),
): Promise<Tokens> {
  const { refreshTokenMinutes, rememberDays } = deps.policy;
  const lifetime = remember ? rememberDays * 24 * 60 * MINUTE : refreshTokenMinutes * MINUTE;
  await db.insert(refreshTokens).values({
    hash: await hashToken(refreshToken),
    sessionId,
    expiresAt: new Date(deps.clock().getTime() + lifetime),
  });
  return { accessToken: await accessToken(deps, personId, sessionId), refreshToken };
}

export interface Login {
  personId: number;
  remember: boolean;
  device: string;
  deviceKind: DeviceKind;
  address: string;
}

/** A new login. Answers whether the person was never seen on such a device before. */
export async function openSession(deps: Deps, db: Db, login: Login): Promise<Tokens & { newDevice: boolean }> {
  const now = deps.clock();
  const { personId, remember, device, deviceKind, address } = login;
  const known = await db
    .select({ device: sessions.device })
    .from(sessions)
    .where(eq(sessions.personId, personId))
    .orderBy(sql`${sessions.lastUsedAt} DESC`)
    .limit(50);
  const id = crypto.randomUUID();
  await db.insert(sessions).values({ id, personId, remember, device, address, createdAt: now, lastUsedAt: now });
  await db.insert(signIns).values({ personId, at: now, device: deviceKind });
  await db.update(people).set({ lastActiveAt: now }).where(eq(people.id, personId));
  const tokens = await issue(deps, db, { personId, sessionId: id, remember });
  return { ...tokens, newDevice: known.length > 0 && !known.some((one) => one.device === device) };
}

/** Who shows this access token. Asked on every request, so that an ended login is out at once. */
export async function whoHolds(deps: Deps, token: string): Promise<Me | null> {
  const claims = await jwtVerify(token, keyOf(deps), { algorithms: ['HS256'], currentDate: deps.clock() }).catch(
    () => null,
  );
  const sid = claims?.payload.sid;
  if (typeof sid !== 'string') return null;
  const [found] = await deps.db
    .select({
      person: WHO,
      viewed: { id: viewed.id, access: viewed.access, fullName: viewed.fullName },
      lastUsedAt: sessions.lastUsedAt,
    })
    .from(sessions)
    .innerJoin(people, eq(people.id, sessions.personId))
    .leftJoin(viewed, mayBeViewed)
    .where(and(eq(sessions.id, sid), isNull(sessions.endedAt), SIGNS_IN));
  if (!found) return null;
  await noteActivity(deps, sid, found.person.id, found.lastUsedAt);
  const { id, fullName, access } = found.viewed ?? found.person;
  const viewer = found.viewed ? { id: found.person.id, fullName: found.person.fullName } : null;
  const keys = access === 'client' ? await permissionKeysOf(deps.db, id) : [];
  return { id, fullName, access, sessionId: sid, key: null, ability: abilityFrom(rulesFor(access, keys)), viewer };
}

/** "Last active" to the minute is enough, and spares a write on every request. */
async function noteActivity(deps: Deps, sessionId: string, personId: number, lastUsedAt: Date) {
  const now = deps.clock();
  // Either way: a time from the future was written under a clock that was ahead.
  if (Math.abs(now.getTime() - lastUsedAt.getTime()) < MINUTE) return;
  await deps.db.update(sessions).set({ lastUsedAt: now }).where(eq(sessions.id, sessionId));
  await noteSeen(deps.db, personId, now);
}

/** On the person only every ten minutes: the list is sorted by it, and each change is one in all of its indexes. */
async function noteSeen(db: Db, personId: number, now: Date) {
  const recent = new Date(now.getTime() - 10 * MINUTE);
  const ahead = new Date(now.getTime() + 10 * MINUTE);
  const notLately = or(isNull(people.lastActiveAt), lt(people.lastActiveAt, recent), gt(people.lastActiveAt, ahead));
  await db
    .update(people)
    .set({ lastActiveAt: now })
    .where(and(eq(people.id, personId), notLately));
}

async function openLogin(db: Db, sessionId: string) {
  const [open] = await db
    .select({ personId: sessions.personId, remember: sessions.remember })
    .from(sessions)
    .innerJoin(people, eq(people.id, sessions.personId))
    .where(and(eq(sessions.id, sessionId), isNull(sessions.endedAt), SIGNS_IN));
  return open && { ...open, sessionId };
}

/** The same attempt leads to the same token, and only who made the attempt can name it. */
const successorOf = (deps: Deps, refreshToken: string, attempt: string) =>
  hashToken(`${refreshToken} ${attempt} ${deps.secret}`);

/** The answer to this very attempt got lost on the way (a page closed, a line broke), and nobody used it yet. */
async function lostAnswer(deps: Deps, db: Db, sessionId: string, successor: string) {
  const unused = and(isNull(refreshTokens.usedAt), gt(refreshTokens.expiresAt, deps.clock()));
  const [waiting] = await db
    .select({ hash: refreshTokens.hash })
    .from(refreshTokens)
    .where(and(eq(refreshTokens.hash, await hashToken(successor)), unused));
  const open = waiting && (await openLogin(db, sessionId));
  if (!open) return null;
  const { personId } = open;
  return { personId, accessToken: await accessToken(deps, personId, sessionId), refreshToken: successor, reused: null };
}

/**
 * Swaps a refresh token for a new pair. Null when it is unknown, too old, or used before (then the login ends).
 * Whoever names the attempt may ask once more after a lost answer.
 */
export async function renew(
  deps: Deps,
  refreshToken: string,
  attempt?: string,
): Promise<(Tokens & { personId: number }) | null> {
  const now = deps.clock();
  const hash = await hashToken(refreshToken);
  const successor = attempt ? await successorOf(deps, refreshToken, attempt) : undefined;
  const result = await deps.db.transaction(async (tx) => {
    const [used] = await tx
      .update(refreshTokens)
      .set({ usedAt: now })
      .where(and(eq(refreshTokens.hash, hash), isNull(refreshTokens.usedAt), gt(refreshTokens.expiresAt, now)))
      .returning({ sessionId: refreshTokens.sessionId });
    if (!used) {
      const [again] = await tx.select().from(refreshTokens).where(eq(refreshTokens.hash, hash));
      if (!again?.usedAt) return null;
      const lost = successor ? await lostAnswer(deps, tx, again.sessionId, successor) : null;
      return lost ?? ({ reused: again.sessionId } as const);
    }
    const open = await openLogin(tx, used.sessionId);
    if (!open) return null;
    await tx.update(sessions).set({ lastUsedAt: now }).where(eq(sessions.id, used.sessionId));
    await noteSeen(tx, open.personId, now);
    const tokens = await issue(deps, tx, open, successor);
    return { personId: open.personId, ...tokens, reused: null };
  });
  if (!result) return null;
  if (result.reused === null) return result;
  await endSessions(deps, { id: result.reused });
  return null;
}

export interface EndedSession {
  id: string;
  personId: number;
  /** As whom its holder looked at the product: that alone ended, the login goes on. */
  viewed?: number | null;
}

const ENDED = { id: sessions.id, personId: sessions.personId };
/** One notice between processes carries this many ids. */
const TOLD_AT_ONCE = 100;

/** Closes what these logins have open in a browser, or has it show their own person again. After the commit. */
export async function tellEnded(deps: Deps, ended: EndedSession[]) {
  for (const { personId, viewed } of ended)
    if (viewed) await deps.bus.publish({ people: [personId, viewed], topic: 'me', ids: [personId] });
  const logins = ended.filter(({ viewed }) => !viewed);
  for (let from = 0; from < logins.length; from += TOLD_AT_ONCE) {
    const some = logins.slice(from, from + TOLD_AT_ONCE);
    const owners = [...new Set(some.map((one) => one.personId))];
    await deps.bus.publish({ people: owners, topic: SESSION_ENDED, ids: some.map((one) => one.id) });
  }
}

/** Ends every login of these people (but the one to keep), as a part of what happens to them. `tellEnded` follows after the commit. */
export function endSessionsOf(db: Db, at: Date, personIds: number[], keep?: string): Promise<EndedSession[]> {
  const others = keep === undefined ? undefined : ne(sessions.id, keep);
  return db
    .update(sessions)
    .set({ endedAt: at })
    .where(and(inArray(sessions.personId, personIds), isNull(sessions.endedAt), others))
    .returning(ENDED);
}

/** Ends one login, or all of a person's (but the one to keep). Answers how many. */
export async function endSessions(
  deps: Deps,
  which: { id: string; personId?: number } | { personId: number; keep?: string },
): Promise<number> {
  const conditions = [isNull(sessions.endedAt)];
  if (which.personId !== undefined) conditions.push(eq(sessions.personId, which.personId));
  if ('id' in which) conditions.push(eq(sessions.id, which.id));
  else if (which.keep) conditions.push(ne(sessions.id, which.keep));
  const ended = await deps.db
    .update(sessions)
    .set({ endedAt: deps.clock() })
    .where(and(...conditions))
    .returning(ENDED);
  await tellEnded(deps, ended);
  return ended.length;
}

/** Where somebody is signed in: a login is open while its newest refresh token is unused and has not run out. */
export async function openSessionsOf(db: Db, now: Date, personId: number, currentId: string): Promise<SessionRow[]> {
  const open = await db
    .selectDistinct({
      id: sessions.id,
      device: sessions.device,
      address: sessions.address,
      createdAt: sessions.createdAt,
      lastUsedAt: sessions.lastUsedAt,
      remember: sessions.remember,
    })
    .from(sessions)
    .innerJoin(refreshTokens, eq(refreshTokens.sessionId, sessions.id))
    .where(
      and(
        eq(sessions.personId, personId),
        isNull(sessions.endedAt),
        isNull(refreshTokens.usedAt),
        gt(refreshTokens.expiresAt, now),
      ),
    )
    .orderBy(desc(sessions.lastUsedAt), sessions.id)
    .limit(100);
  return open.map((one) => ({
    ...one,
    createdAt: one.createdAt.toISOString(),
    lastUsedAt: one.lastUsedAt.toISOString(),
    current: one.id === currentId,
  }));
}
