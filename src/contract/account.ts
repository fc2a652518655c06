import { z } from 'zod';
import { extend, omit, pick } from 'zod/mini';
import { accessRole } from '#contract/accessRules.ts';
import { id, onceKey } from '#contract/ids.ts';
import { exportFormat } from '#contract/list.ts';
import { personBody, personChange } from '#features/people/contract.ts';
import { BILLINGS, MANAGED_ROLES, PERSON_STATUSES, PLANS } from '#features/people/listContract.ts';
import { CONNECTIONS, PLAN_PERIODS, SOCIAL_LINKS } from './accountChoices.ts';
import { ACCOUNT_STATUSES, accountMatch, accountQuery } from './accountList.ts';
import { channels } from './noticeRules.ts';
import { NOTICE_TOPICS } from './notices.ts';

const choose = <const V extends readonly [string, ...string[]]>(values: V) =>
  z.enum(values, `Choose from ${values.join(', ')}.`);
export const managedRole = choose(MANAGED_ROLES);
export const plan = choose(PLANS);
export const billing = choose(BILLINGS);

export const accountRow = z.object({
  id: z.number(),
  fullName: z.string(),
  username: z.string(),
  email: z.string(),
  role: managedRole,
  currentPlan: plan,
  billing,
  company: z.string(),
  country: z.string(),
  contact: z.string(),
  status: z.enum(ACCOUNT_STATUSES),
  /** The status with suspended told apart from inactive. */
  state: z.enum(PERSON_STATUSES),
  /** The login role. */
  access: accessRole,
  avatar: z.string().nullable(),
  avatarColor: z.string().nullable(),
  createdAt: z.string(),
  lastActiveAt: z.string().nullable(),
});
export type AccountRow = z.infer<typeof accountRow>;
/** `about`: the total is an estimate, because counting that many rows would take longer than anybody waits. */
export const accountPage = z.object({ users: z.array(accountRow), total: z.number(), about: z.boolean().optional() });
export const oneAccountRow = z.object({ user: accountRow });

/** The cards above the list, each with what happened in the last seven days. */
export const accountCounts = z.object({
  total: z.number(),
  added: z.number(),
  active: z.number(),
  seen: z.number(),
  pending: z.number(),
  pendingAdded: z.number(),
  inactive: z.number(),
  suspended: z.number(),
  suspendedLately: z.number(),
});
export type AccountCounts = z.infer<typeof accountCounts>;

export const AVATAR_COLORS = ['primary', 'success', 'warning', 'danger', 'info'] as const;

const { fullName, email, company, country, contact } = personBody.shape;

/** Body of POST /apps/users/add-user. */
export const newAccount = z.object({
  fullName,
  username: personBody.shape.username.unwrap(),
  email,
  access: accessRole.default('Student'),
  role: managedRole.default('subscriber'),
  currentPlan: plan.default('basic'),
  billing: billing.default('Auto Debit'),
  company,
  country,
  contact,
  /** One of the drawn ones; people bring their own by themselves. */
  avatar: z
    .string('Give the address of a picture.')
    .regex(/^(\/avatars\/[\w-]{1,60}\.svg)?$/, 'Give the address of a picture on this site.')
    .nullable()
    .default(null),
  /** Behind the letters of somebody without a picture; made from the email when it is left out. */
  avatarColor: choose(AVATAR_COLORS).nullable().default(null),
  /** Left out: they are awaited until they come in with an invitation. */
  status: choose(ACCOUNT_STATUSES).default('pending'),
  /** A mail with a link to choose a password. */
  invite: z.boolean().default(false),
  key: onceKey,
});
export type NewAccount = z.infer<typeof newAccount>;

const isWrapped = (given: unknown): given is { user: unknown } =>
  typeof given === 'object' && given !== null && 'user' in given;

/** As the API description has it. */
export const eitherAccount = z.union([newAccount, z.object({ user: newAccount })]);

/** The fields side by side, or `{ "user": {...} }`, where they are named by their path. */
export const newAccountBody = z.preprocess((given, context) => {
  if (!isWrapped(given)) return given;
  const { error } = newAccount.safeParse(given.user);
  for (const { message, path } of error?.issues ?? [])
    context.issues.push({ code: 'custom', message, path: ['user', ...path], input: given.user });
  return given.user;
}, newAccount) as unknown as z.ZodType<NewAccount, z.input<typeof newAccount>>;

/** Which state of the account a change was made from; another one since is a conflict. */
const version = z.string('Send the version you started from.').min(1, 'Send the version you started from.').max(60);

/** Body of PATCH /api/people/:id/account. What is left out stays. */
export const accountChange = personChange
  .pick({ fullName: true, username: true, email: true, company: true, country: true, contact: true })
  .extend({ version, role: managedRole.optional(), access: accessRole.optional() });
export type AccountChange = z.infer<typeof accountChange>;

export type PlanPeriod = (typeof PLAN_PERIODS)[number];
export type Plan = (typeof PLANS)[number];

export const planBody = z.object({ version, currentPlan: plan, period: choose(PLAN_PERIODS).default('monthly') });
export const planCancelBody = z.object({ version });

const line = (most: number) => z.string('Write a text.').trim().max(most, `Use at most ${most} characters.`);
export const billingAddress = z.object({
  name: line(120).default(''),
  street: line(200).default(''),
  city: line(120).default(''),
  postcode: line(20).default(''),
  country: line(80).default(''),
  taxId: line(40).default(''),
});
export type BillingAddress = z.infer<typeof billingAddress>;
export const billingBody = z.object({ version, billing, address: billingAddress });

export type Network = (typeof CONNECTIONS)[number];

export type SocialSite = (typeof SOCIAL_LINKS)[number];

export const connection = z.object({ profileImg: z.string().nullable(), id: z.string() });
export type Connections = Partial<Record<Network, z.infer<typeof connection>>>;
export type SocialLinks = Partial<Record<SocialSite, string>>;

export const handle = z
  .string('Enter the name of the profile.')
  .trim()
  .min(1, 'Enter the name of the profile.')
  .max(100, 'Use at most 100 characters.')
  .regex(/^[^\s<>"]+$/, 'A profile name has no spaces.');
/** Where the profiles of each site are, and what stands before the name of one. */
const SITES: Record<SocialSite, { hosts: readonly string[]; before?: string }> = {
  twitter: { hosts: ['x.com', 'twitter.com'], before: 'https://x.com/' },
  facebook: { hosts: ['facebook.com', 'fb.com'], before: 'https://www.facebook.com/' },
  google: { hosts: ['google.com', 'youtube.com'] },
  linkedIn: { hosts: ['linkedin.com'], before: 'https://www.linkedin.com/in/' },
  instagram: { hosts: ['instagram.com'], before: 'https://www.instagram.com/' },
  quora: { hosts: ['quora.com'], before: 'https://www.quora.com/profile/' },
};
const isOn = (host: string, hosts: readonly string[]) => hosts.some((one) => host === one || host.endsWith(`.${one}`));
/** The name of a profile alone, with or without the sign before it. */
const PROFILE_NAME = /^@?([\p{L}\p{N}_-][\p{L}\p{N}_.-]{0,60})$/u;

export const webAddress = z
  .string('Enter a link.')
  .trim()
  .max(300, 'Use at most 300 characters.')
  .pipe(z.url({ protocol: /^https?$/, hostname: z.regexes.domain, error: 'Enter a link that begins with https://.' }));

/** A profile of one site: its link, or its name where the site has links made of names. */
export function socialLink(site: SocialSite) {
  const { hosts, before } = SITES[site];
  const whole = (text: string) => {
    const isHost = isOn(text.replace(/\/.*/, '').toLowerCase(), hosts);
    if (isHost) return `https://${text}`;
    const name = before && PROFILE_NAME.exec(text)?.[1];
    return name ? `${before}${encodeURIComponent(name)}` : text;
  };
  return z
    .string('Enter a link.')
    .trim()
    .transform(whole)
    .pipe(webAddress)
    .refine((link) => URL.canParse(link) && isOn(new URL(link).hostname, hosts), 'This link leads to another site.');
}
const socialLinks = Object.fromEntries(
  SOCIAL_LINKS.map((site) => [site, socialLink(site).nullable().optional()]),
) as Record<SocialSite, z.ZodOptional<z.ZodNullable<ReturnType<typeof socialLink>>>>;

/** What is left out stays; null takes it away. */
export const connectionsBody = z.object({
  connections: z.partialRecord(z.enum(CONNECTIONS), z.object({ id: handle }).nullable()).optional(),
  socialLinks: z.object(socialLinks).optional(),
});

/** Everything about an account that its page shows. */
export const accountDetail = accountRow.extend({
  version: z.string(),
  plan: z.object({
    period: z.enum(PLAN_PERIODS),
    since: z.string(),
    /** When it is paid for anew. Null for the free plan. */
    renewsAt: z.string().nullable(),
    /** It was cancelled and ends then. */
    endsAt: z.string().nullable(),
  }),
  address: billingAddress,
  notices: z.record(z.enum(NOTICE_TOPICS), channels),
  connections: z.partialRecord(z.enum(CONNECTIONS), connection),
  socialLinks: z.partialRecord(z.enum(SOCIAL_LINKS), z.string()),
});
export type AccountDetail = z.infer<typeof accountDetail>;
export const oneAccount = z.object({ account: accountDetail });

const which = {
  ids: z.array(id).max(10_000, 'Choose at most 10,000.').optional(),
  match: z.optional(accountMatch),
  /** Made by the sender once per deed: sent again, it is done once. */
  key: onceKey,
};
export const accountsBulk = z
  .discriminatedUnion(
    'action',
    [
      z.object({ action: z.literal('suspend'), ...which }),
      z.object({ action: z.literal('reactivate'), ...which }),
      z.object({ action: z.literal('delete'), ...which }),
      z.object({ action: z.literal('role'), role: managedRole, ...which }),
      z.object({ action: z.literal('plan'), currentPlan: plan, ...which }),
    ],
    'Choose what to do.',
  )
  .refine((bulk) => (bulk.ids === undefined) !== (bulk.match === undefined), {
    message: 'Send either ids or match.',
    path: ['ids'],
  });
export type AccountsBulk = z.infer<typeof accountsBulk>;

/** Query of GET /api/users/list/export: a format, and the list's address. */
export const accountsExport = extend(omit(accountQuery, { page: true, perPage: true }), { format: exportFormat });
/** Body of POST to the same: some accounts alone. */
export const accountsExportBody = extend(pick(accountsExport, { format: true, sort: true, sortColumn: true }), {
  ids: z.array(id).min(1, 'Choose at least one.').max(10_000, 'Choose at most 10,000.'),
});
