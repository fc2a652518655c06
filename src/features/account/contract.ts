import { z } from 'zod';
import { connection, webAddress } from '#contract/account.ts';
import { CONNECTIONS, SOCIAL_LINKS } from '#contract/accountChoices.ts';
import { NOTICE_FLAGS, NOTICE_TOPICS } from '#contract/notices.ts';
import { email } from '#features/auth/contract.ts';
import { personBody } from '#features/people/contract.ts';

const { fullName, company, country, contact } = personBody.shape;

/** What an own picture may weigh: it comes cut to a small square. */
export const AVATAR_BYTES = 2 * 1024 * 1024;

/** Body of PATCH /api/account/general. What is left out stays. */
export const generalBody = z
  .object({
    username: personBody.shape.username.unwrap(),
    fullName: z.string('Enter your name.').trim().min(1, 'Enter your name.').pipe(fullName),
    company: company.unwrap(),
  })
  .partial();

const FIRST_DAY = '1900-01-01';
export const birthday = z.iso
  .date('Choose a day.')
  .refine((day) => day >= FIRST_DAY, 'Choose a day after 1900.')
  .nullable();

/** Body of PATCH /api/account/info. What is left out stays. */
export const infoBody = z
  .object({
    bio: z.string('Write a text.').trim().max(1000, 'Use at most 1000 characters.'),
    dob: birthday,
    country: country.unwrap(),
    website: z.literal('').or(webAddress),
    phone: contact.unwrap().regex(/^[\d\s+()./-]*$/, 'Use digits, spaces and + ( ) - / only.'),
  })
  .partial();

export const emailChangeBody = z.object({
  email,
  password: z.string('Enter your password.').min(1, 'Enter your password.').max(200, 'Use at most 200 characters.'),
});

export const leaveBody = z.object({
  password: z.string('Enter your password.').min(1, 'Enter your password.').max(200, 'Use at most 200 characters.'),
  /** Of the app or a recovery code; asked for when two-step verification is on. */
  code: z.string().trim().max(30, 'Use at most 30 characters.').default(''),
});

export const pendingEmail = z.object({ email: z.string(), sentAt: z.string(), expiresAt: z.string() });

const channels = z.object({ app: z.boolean(), mail: z.boolean() });

/** Answer of GET /account-setting/data. */
export const accountSettings = z.object({
  general: z.object({
    avatar: z.string().nullable(),
    username: z.string(),
    fullName: z.string(),
    email: z.string(),
    company: z.string(),
  }),
  info: z.object({
    bio: z.string(),
    dob: z.string().nullable(),
    country: z.string(),
    website: z.string(),
    phone: z.string(),
  }),
  social: z.object({
    socialLinks: z.record(z.enum(SOCIAL_LINKS), z.string()),
    /** An empty `id`: not connected. */
    connections: z.record(z.enum(CONNECTIONS), connection),
  }),
  notification: z.record(z.enum(NOTICE_FLAGS), z.boolean()),
  /** The ways somebody is told of each thing; a flag is on when there is one. */
  notices: z.record(z.enum(NOTICE_TOPICS), channels),
  /** A new email that waits for its link to be opened. */
  pendingEmail: pendingEmail.nullable(),
  /** Own pictures can be removed; a drawn one came with the account. */
  hasOwnAvatar: z.boolean(),
});
export type AccountSettings = z.infer<typeof accountSettings>;

/** What deleting the account takes along, and why it cannot be deleted if so. */
export const leaving = z.object({
  gone: z.record(z.string(), z.number()),
  kept: z.record(z.string(), z.number()),
  refused: z.string().nullable(),
  twoSteps: z.boolean(),
});
export type Leaving = z.infer<typeof leaving>;
