import { and, eq, gt, isNull, or } from 'drizzle-orm';
import { AREAS, type Rule, rulesFor } from '#contract/access.ts';
import { apiKeys } from '#features/apikeys/api/tables.ts';
import { KEY_START, type KeyScope } from '#features/apikeys/contract.ts';
import { people } from '#features/people/api/tables.ts';
import { abilityFrom } from './ability.ts';
import type { Deps, Me } from './deps.ts';
import { permissionKeysOf, SIGNS_IN } from './sessions.ts';
import { hashToken, randomToken } from './tokens.ts';

export const NOT_BY_KEY = 'API keys cannot do this. Sign in with your password for it.';
const MINUTE = 60_000;
const SHOWN_LETTERS = 6;

export const isKey = (token: string) => token.startsWith(KEY_START);
/** What stands in the place of a login. */
export const keySession = (id: number) => `key:${id}`;

export async function makeKey(): Promise<{ secret: string; prefix: string; hash: string }> {
  const secret = `${KEY_START}${randomToken()}`;
  return { secret, prefix: secret.slice(0, KEY_START.length + SHOWN_LETTERS), hash: await hashToken(secret) };
}

/** Keys that are neither revoked nor run out. */
export const works = (now: Date) =>
  and(isNull(apiKeys.revokedAt), or(isNull(apiKeys.expiresAt), gt(apiKeys.expiresAt, now)));

/** What the person may, narrowed to what the key is for. */
export function narrowed(rules: Rule[], scope: KeyScope, areas: readonly string[]): Rule[] {
  const inAreas = areas.length === 0 ? rules : rules.flatMap((one) => within(one, areas));
  return scope === 'write' ? inAreas : inAreas.map(({ subject }) => ({ action: 'read', subject }));
}

function within({ action, subject }: Rule, areas: readonly string[]): Rule[] {
  if (subject === 'all') return AREAS.filter((area) => areas.includes(area)).map((area) => ({ action, subject: area }));
  return areas.includes(subject) ? [{ action, subject }] : [];
}

/** Who shows this key: null when it ran out, was revoked, never was, or is of somebody who may not sign in. */
export async function whoShowsKey(deps: Deps, secret: string): Promise<Me | null> {
  const now = deps.clock();
  const [found] = await deps.db
    .select({
      person: { id: people.id, access: people.access, fullName: people.fullName },
      key: { id: apiKeys.id, name: apiKeys.name, scope: apiKeys.scope, areas: apiKeys.areas },
      lastUsedAt: apiKeys.lastUsedAt,
    })
    .from(apiKeys)
    .innerJoin(people, eq(people.id, apiKeys.personId))
    .where(and(eq(apiKeys.hash, await hashToken(secret)), works(now), SIGNS_IN));
  if (!found) return null;
  const { person, key, lastUsedAt } = found;
  if (!lastUsedAt || now.getTime() - lastUsedAt.getTime() >= MINUTE) {
    await deps.db.update(apiKeys).set({ lastUsedAt: now }).where(eq(apiKeys.id, key.id));
  }
  const permissions = person.access === 'client' ? await permissionKeysOf(deps.db, person.id) : [];
  const rules = narrowed(rulesFor(person.access, permissions), key.scope, key.areas);
  return { ...person, key, sessionId: keySession(key.id), ability: abilityFrom(rules), viewer: null };
}
