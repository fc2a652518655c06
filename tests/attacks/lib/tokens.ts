import { eq } from 'drizzle-orm';
import { decodeJwt, SignJWT } from 'jose';
import { sessions } from '#features/auth/api/tables.ts';
import { people } from '#features/people/api/tables.ts';
import type { Api } from './description.ts';

const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');

/** Tokens that look like an administrator's and must open nothing. */
export async function falseTokens(api: Api, tokenOf: (id: number) => Promise<string>): Promise<Record<string, string>> {
  const admin = await api.signIn('admin@demo.com', 'admin');
  const student = await api.signIn('student@demo.com', 'student');
  const claims = decodeJwt(admin.accessToken);
  const [head, , signature] = student.accessToken.split('.') as [string, string, string];
  const key = (secret: string) => new TextEncoder().encode(secret);
  const signed = (alg: string, secret: string, over: object = {}) =>
    new SignJWT({ ...claims, ...over }).setProtectedHeader({ alg }).sign(key(secret));
  const past = Math.floor(api.now().getTime() / 1000) - 60;

  const ended = await tokenOf(admin.userData.id);
  await api.db
    .update(sessions)
    .set({ endedAt: api.now() })
    .where(eq(sessions.id, String(decodeJwt(ended).sid)));
  const suspended = await api.register();
  await api.db.update(people).set({ status: 'suspended' }).where(eq(people.id, suspended.user.id));

  return {
    'that ran out': await signed('HS256', api.deps.secret, { iat: past - 600, exp: past }),
    'not valid yet': await signed('HS256', api.deps.secret, { nbf: past + 3600 }),
    'with another payload': `${head}.${encode(claims)}.${signature}`,
    'without a signature': `${encode({ alg: 'none' })}.${encode(claims)}.`,
    'without a signature, oddly written': `${encode({ alg: 'nOnE', typ: 'JWT' })}.${encode(claims)}.${signature}`,
    'of another key': await signed('HS256', 'another secret of at least 32 characters'),
    'of an empty key': `${encode({ alg: 'HS256', kid: '../../dev/null' })}.${encode(claims)}.${signature}`,
    'of another algorithm': await signed('HS512', api.deps.secret.padEnd(64, '!')),
    'of a login that never was': await signed('HS256', api.deps.secret, { sid: crypto.randomUUID() }),
    'of a login that is no text': await signed('HS256', api.deps.secret, { sid: { $ne: null } }),
    'of a login that ended': ended,
    'of somebody suspended': suspended.accessToken,
    'meant for renewing': admin.refreshToken,
    'that is a key nobody made': `lms_${'A'.repeat(43)}`,
    'that is no token': `' OR 1=1 --`,
  };
}
