import { z } from 'zod';
import { LANGUAGES } from '#features/preferences/contract.ts';

const flag = z.stringbool();
const number = () => z.coerce.number('give a number');
const aboveZero = () => number().positive('give a number above 0');
const web = () => z.url({ protocol: /^https?$/, error: 'give an address such as https://example.org' });

const PORTS = 'give a port from 0 to 65535';

const schema = z.object({
  LMS_MODE: z.enum(['demo', 'production']).default('demo'),
  HOST: z.string().default('127.0.0.1'),
  PORT: number().int('give a whole number').min(0, PORTS).max(65_535, PORTS).default(3000),
  LMS_PUBLIC_URL: web().optional(),
  LMS_LANGUAGE: z.enum(LANGUAGES, `use one of ${LANGUAGES.join(', ')}`).default('en'),
  LMS_DATA: z.string().default('./data'),
  LMS_FILES: z.string().optional(),
  LMS_S3_URL: web().optional(),
  LMS_S3_BUCKET: z.string().optional(),
  LMS_S3_REGION: z.string().default('us-east-1'),
  LMS_S3_KEY: z.string().optional(),
  LMS_S3_SECRET: z.string().optional(),
  DATABASE_URL: z
    .url({ protocol: /^postgres(ql)?$/, error: 'give an address such as postgres://user:password@host:5432/name' })
    .optional(),
  LMS_DATABASE_CONNECTIONS: number()
    .int('give a whole number')
    .min(2, 'use from 2 to 500')
    .max(500, 'use from 2 to 500')
    .default(10),
  LMS_SECRET: z.string().min(32, 'use at least 32 characters').optional(),
  LMS_SETUP_CODE: z.string().min(8, 'use at least 8 characters').optional(),
  LMS_ACCESS_MINUTES: aboveZero().default(10),
  LMS_REFRESH_MINUTES: aboveZero().default(10),
  LMS_REMEMBER_DAYS: aboveZero().default(30),
  LMS_TRUST_PROXY: flag.default(false),
  LMS_METRICS_TOKEN: z.string().min(16, 'use at least 16 characters').optional(),
  LMS_LOG: z.enum(['silent', 'error', 'warn', 'info']).default('warn'),
  SMTP_URL: z.url({ protocol: /^smtps?$/, error: 'give an address such as smtps://user:password@host' }).optional(),
  LMS_STRIPE_KEY: z.string().optional(),
  LMS_STRIPE_WEBHOOK_SECRET: z.string().optional(),
  LMS_STRIPE_URL: web().optional(),
  MAIL_FROM: z.string().default('LMS <no-reply@localhost>'),
});

export type Settings = z.infer<typeof schema>;

/** All there are, for the check that .env.example tells about each. */
export const SETTING_NAMES = Object.keys(schema.shape);

/** A setting that is wrong or missing, in one sentence that says what to do. */
export class SettingsError extends Error {}

const MAKE_SECRET = `node -e "console.log(require('node:crypto').randomBytes(32).toString('base64url'))"`;

export function readSettings(env: Record<string, string | undefined>): Settings {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
  const read = schema.safeParse(given);
  if (!read.success) {
    const wrong = read.error.issues.map(({ path, message }) => `The setting ${path.join('.')} is wrong: ${message}.`);
    throw new SettingsError(`${wrong.join(' ')} See .env.example.`);
  }
  if (read.data.LMS_MODE === 'production' && !read.data.LMS_SECRET) {
    throw new SettingsError(`LMS_SECRET is missing: it signs logins. Make one with ${MAKE_SECRET} and set it.`);
  }
  refuseHalfBucket(read.data);
  refuseHalfStripe(read.data);
  return read.data;
}

const BUCKET = ['LMS_S3_URL', 'LMS_S3_BUCKET', 'LMS_S3_KEY', 'LMS_S3_SECRET'] as const;

/** Files must not go to a folder because one word about the bucket was left out. */
function refuseHalfBucket(settings: Settings) {
  const missing = BUCKET.filter((name) => !settings[name]);
  if (missing.length === 0 || missing.length === BUCKET.length) return;
  throw new SettingsError(`${missing[0]} is missing: a bucket for files needs ${BUCKET.join(', ')}.`);
}

/** A card that is paid and never heard of would be worse than none. */
function refuseHalfStripe({ LMS_STRIPE_KEY, LMS_STRIPE_WEBHOOK_SECRET }: Settings) {
  if (Boolean(LMS_STRIPE_KEY) === Boolean(LMS_STRIPE_WEBHOOK_SECRET)) return;
  const missing = LMS_STRIPE_KEY ? 'LMS_STRIPE_WEBHOOK_SECRET' : 'LMS_STRIPE_KEY';
  throw new SettingsError(
    `${missing} is missing: card payments need both LMS_STRIPE_KEY and LMS_STRIPE_WEBHOOK_SECRET.`,
  );
}
