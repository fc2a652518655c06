import { z } from 'zod';

const flag = z.stringbool();
const minutes = z.coerce.number().positive();

const schema = z.object({
  LMS_MODE: z.enum(['demo', 'production']).default('demo'),
  HOST: z.string().default('127.0.0.1'),
  PORT: z.coerce.number().int().min(0).max(65_535).default(3000),
  LMS_PUBLIC_URL: z.url({ protocol: /^https?$/ }).optional(),
  LMS_DATA: z.string().default('./data'),
  LMS_FILES: z.string().optional(),
  LMS_S3_URL: z.url({ protocol: /^https?$/ }).optional(),
  LMS_S3_BUCKET: z.string().optional(),
  LMS_S3_REGION: z.string().default('us-east-1'),
  LMS_S3_KEY: z.string().optional(),
  LMS_S3_SECRET: z.string().optional(),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  LMS_DATABASE_CONNECTIONS: z.coerce.number().int().min(2).max(500).default(10),
  LMS_SECRET: z.string().min(32, 'use at least 32 characters').optional(),
  LMS_SETUP_CODE: z.string().min(8, 'use at least 8 characters').optional(),
  LMS_ACCESS_MINUTES: minutes.default(10),
  LMS_REFRESH_MINUTES: minutes.default(10),
  LMS_REMEMBER_DAYS: z.coerce.number().positive().default(30),
  LMS_TRUST_PROXY: flag.default(false),
  LMS_METRICS_TOKEN: z.string().min(16, 'use at least 16 characters').optional(),
  LMS_LOG: z.enum(['silent', 'error', 'warn', 'info']).default('warn'),
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  LMS_STRIPE_KEY: z.string().optional(),
  LMS_STRIPE_WEBHOOK_SECRET: z.string().optional(),
  LMS_STRIPE_URL: z.url({ protocol: /^https?$/ }).optional(),
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
    const [issue] = read.error.issues;
    throw new SettingsError(`The setting ${issue?.path.join('.')} is wrong: ${issue?.message}. See .env.example.`);
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
