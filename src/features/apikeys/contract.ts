import { z } from 'zod';
import { AREAS } from '#contract/access.ts';
import { onceKey } from '#contract/ids.ts';
import { KEY_SCOPES } from './choices.ts';

export const keyScope = z.enum(KEY_SCOPES, 'Choose read or write.');
export type KeyScope = z.infer<typeof keyScope>;

/** What every key begins with, so that it is known as one wherever it turns up. */
export const KEY_START = 'lms_';

const keyName = z.string('Name the key.').trim().min(1, 'Name the key.').max(60, 'Use at most 60 characters.');

/** The last day it works on; none: until it is revoked. */
const lastDay = z.iso.date('Choose a day.').nullable().default(null);

export const newKeyBody = z.object({
  name: keyName,
  scope: keyScope.default('read'),
  areas: z
    .array(z.enum(AREAS, `Choose from ${AREAS.join(', ')}.`))
    .max(AREAS.length, 'Choose each area once.')
    .default([]),
  expiresOn: lastDay,
  key: onceKey,
});
export const renameKeyBody = z.object({ name: keyName });

export const apiKey = z.object({
  id: z.number(),
  name: z.string(),
  prefix: z.string(),
  scope: keyScope,
  areas: z.array(z.enum(AREAS)),
  createdAt: z.string(),
  expiresAt: z.string().nullable(),
  lastUsedAt: z.string().nullable(),
  revokedAt: z.string().nullable(),
  state: z.enum(['active', 'expired', 'revoked']),
});
export type ApiKey = z.infer<typeof apiKey>;
export const apiKeyList = z.object({ keys: z.array(apiKey) });
export const oneApiKey = z.object({ key: apiKey });
/** `secret` is shown this once. */
export const madeApiKey = z.object({ key: apiKey, secret: z.string() });
