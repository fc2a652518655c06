import { and, eq, gt, isNull, lt, or, sql } from 'drizzle-orm';
import { Secret, TOTP } from 'otpauth';
import { recoveryCodes } from '#features/auth/api/tables.ts';
import { people } from '#features/people/api/tables.ts';
import type { Db } from './db.ts';
import { badInput } from './errors.ts';
import type { Person } from './me.ts';
import { hashToken } from './tokens.ts';

const STEP_SECONDS = 30;
const CODES = 10;
/** Without 0, 1, I, L and O, which look alike on paper. */
const LETTERS = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';

const WRONG_APP_CODE = 'This code is not right. Codes change every 30 seconds: try the newest one.';
const WRONG_RECOVERY_CODE = 'This recovery code is not right, or it was used already.';
/** The app shows digits; a recovery code has letters. */
export const wrongCode = (code: string) =>
  badInput({ code: [/^\d+$/.test(code) ? WRONG_APP_CODE : WRONG_RECOVERY_CODE] });

const totp = (email: string, secret: string) =>
  new TOTP({ issuer: 'LMS', label: email, secret: Secret.fromBase32(secret), period: STEP_SECONDS });

export function newSecret(email: string): { key: string; uri: string } {
  const key = new Secret({ size: 20 }).base32;
  return { key, uri: totp(email, key).toString() };
}

/** Takes the app's code, one step early or late. Each step is taken once, also when two requests bring it together. */
export async function takeAppCode(db: Db, now: Date, person: Person, code: string): Promise<boolean> {
  if (!person.totpSecret || !/^\d{6}$/.test(code)) return false;
  const delta = totp(person.email, person.totpSecret).validate({ token: code, timestamp: now.getTime(), window: 1 });
  if (delta === null) return false;
  const step = Math.floor(now.getTime() / 1000 / STEP_SECONDS) + delta;
  // A step that is yet to come was taken under a clock that was ahead: it must lock nobody out until then.
  const isNew = or(isNull(people.totpLastStep), lt(people.totpLastStep, step), gt(people.totpLastStep, step + 2));
  const taken = await db
    .update(people)
    .set({ totpLastStep: step })
    .where(and(eq(people.id, person.id), isNew))
    .returning({ id: people.id });
  return taken.length === 1;
}

export async function takeRecoveryCode(db: Db, person: Person, code: string): Promise<boolean> {
  const hash = await hashToken(`${person.id}:${code.toUpperCase()}`);
  const used = await db
    .delete(recoveryCodes)
    .where(and(eq(recoveryCodes.hash, hash), eq(recoveryCodes.personId, person.id)))
    .returning({ hash: recoveryCodes.hash });
  return used.length === 1;
}

/** New codes; the old ones stop working. They are shown once: only their hashes are kept. */
export async function renewRecoveryCodes(db: Db, personId: number): Promise<string[]> {
  const codes = Array.from({ length: CODES }, () => randomLetters(10));
  await db.delete(recoveryCodes).where(eq(recoveryCodes.personId, personId));
  const hashes = await Promise.all(codes.map((code) => hashToken(`${personId}:${code}`)));
  await db.insert(recoveryCodes).values(hashes.map((hash) => ({ hash, personId })));
  return codes.map((code) => `${code.slice(0, 5)}-${code.slice(5)}`);
}

export async function recoveryCodesLeft(db: Db, personId: number): Promise<number> {
  const [row] = await db
    .select({ left: sql<number>`count(*)`.mapWith(Number) })
    .from(recoveryCodes)
    .where(eq(recoveryCodes.personId, personId));
  return row?.left ?? 0;
}

function randomLetters(length: number): string {
  let text = '';
  while (text.length < length) {
    const [byte = 255] = crypto.getRandomValues(new Uint8Array(1));
    // 248 is the largest multiple of 31 below 256: every letter is equally likely.
    if (byte < 248) text += LETTERS[byte % LETTERS.length];
  }
  return text;
}
