import { z } from 'zod';
import { accessRole, rule } from '#contract/accessRules.ts';
import { preferences } from '#features/preferences/contract.ts';
import { isCommon, PASSWORD_MIN } from './choices.ts';

const required = (sentence: string) => z.string(sentence).min(1, sentence);

export const newPassword = z
  .string('Choose a password.')
  .min(PASSWORD_MIN, `Use at least ${PASSWORD_MIN} characters.`)
  .max(200, 'Use at most 200 characters.')
  .refine((password) => !isCommon(password), 'This password is used by many people. Choose another one.');

export const email = z
  .string('Enter your email.')
  .trim()
  .min(1, 'Enter your email.')
  .max(254, 'This email is too long.')
  .pipe(z.email('Enter a complete email, such as name@school.org.'));

export const username = z
  .string('Choose a username.')
  .trim()
  .min(2, 'Use at least 2 characters.')
  .max(60, 'Use at most 60 characters.')
  .regex(/^[\p{L}\p{N}._-]+$/u, 'Use letters, digits, dots, dashes and underscores only.');

export const loginBody = z.object({
  email: required('Enter your email.').max(254, 'This email is too long.'),
  password: required('Enter your password.').max(200, 'Use at most 200 characters.'),
  remember: z.boolean().optional(),
});

export const registerBody = z.object({
  email,
  username,
  password: newPassword,
  fullName: z.string().trim().max(120, 'Use at most 120 characters.').optional(),
  /** Asked for when the very first account of a production server is made. */
  setupCode: z.string().max(200, 'Use at most 200 characters.').optional(),
});

/** The very first account: its form asks for the code with all the rest. */
export const firstBody = registerBody.extend({
  setupCode: required('Enter the set-up code that the server printed when it started.').max(
    200,
    'Use at most 200 characters.',
  ),
});

export const refreshBody = z.object({
  refreshToken: required('Send the refresh token.'),
  /** A random text of the client's: with it, the same request may be sent once more when its answer got lost. */
  attempt: z.string().min(16, 'Use at least 16 characters.').max(100, 'Use at most 100 characters.').optional(),
});
export const logoutBody = z.object({ refreshToken: z.string().nullish() });

export const userData = z.object({
  id: z.number(),
  fullName: z.string(),
  username: z.string(),
  avatar: z.string().nullable(),
  email: z.string(),
  role: accessRole,
  ability: z.array(rule),
  extras: z.object({ eCommerceCartItemsCount: z.number() }),
  emailVerified: z.boolean(),
  twoSteps: z.boolean(),
  mustChangePassword: z.boolean(),
  /** The administrator who looks at the product as this person. */
  viewer: z.object({ id: z.number(), fullName: z.string() }).nullable(),
  preferences,
});
export type UserData = z.infer<typeof userData>;

export const signedIn = z.object({ userData, accessToken: z.string(), refreshToken: z.string() });
export type SignedIn = z.infer<typeof signedIn>;

/** The password was right and a code is asked for next. */
export const twoStepsAsked = z.object({ twoSteps: z.object({ ticket: z.string() }) });

export const registered = z.object({ user: userData, accessToken: z.string(), refreshToken: z.string() });
export const registerConflict = z.object({
  error: z.object({ email: z.string().nullable(), username: z.string().nullable() }),
});

export const forgotBody = z.object({ email });
export const resetBody = z.object({ token: required('The link is not complete.'), password: newPassword });
/** The link alone: whether it still works. */
export const linkBody = resetBody.pick({ token: true });
export const verifyBody = z.object({ token: required('The link is not complete.') });
export const changePasswordBody = z.object({
  current: required('Enter your current password.'),
  password: newPassword,
});

const code = z
  .string('Enter the code.')
  .transform((text) => text.replace(/[\s-]/g, ''))
  .pipe(
    z
      .string()
      .min(6, 'Enter the 6 digits of the app, or a recovery code.')
      .max(20, 'Enter the 6 digits of the app, or a recovery code.'),
  );
export const twoStepsLoginBody = z.object({ ticket: required('Sign in again.'), code });
export const twoStepsConfirmBody = z.object({ code });
/** For what weakens an account: a session alone is not enough. */
export const ownPasswordBody = z.object({ password: required('Enter your password.') });
export const twoStepsSetup = z.object({ key: z.string(), uri: z.string() });
export const recoveryCodes = z.object({ recoveryCodes: z.array(z.string()) });
export const twoStepsState = z.object({ enabled: z.boolean(), recoveryCodesLeft: z.number() });

export const sessionRow = z.object({
  id: z.string(),
  device: z.string(),
  address: z.string(),
  createdAt: z.string(),
  lastUsedAt: z.string(),
  remember: z.boolean(),
  current: z.boolean(),
});
export type SessionRow = z.infer<typeof sessionRow>;
export const sessionList = z.object({ sessions: z.array(sessionRow) });

/** How many logins were ended. */
export const sessionsEnded = z.object({ ended: z.number() });

export const done = z.object({ done: z.boolean() });
export const sent = z.object({ sent: z.boolean() });
export const linkState = z.object({ works: z.boolean(), invited: z.boolean() });

/** What the pages before login need to know about this server. */
export const startInfo = z.object({
  /** Shown on the login page of a demo server. */
  demoAccounts: z.array(z.object({ role: accessRole, email: z.string() })),
  /** No account is there yet: the first one becomes the administrator. */
  firstRun: z.boolean(),
  /** Whether this home makes PDF files; where it does not, people print. */
  pdf: z.boolean(),
  /** Everything is gone with the last tab that has it open. */
  inTab: z.boolean(),
  /** Whether mails reach somebody; otherwise they are kept in the outbox of the server. */
  mail: z.boolean(),
});
export type StartInfo = z.infer<typeof startInfo>;
