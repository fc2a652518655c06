// Apart from the names and rules themselves, which every page needs before it needs a schema.
import { z } from 'zod';
import { ACCESS_ROLES, ACTIONS, AREAS, type Rule } from './access.ts';

export const accessRole = z.enum(ACCESS_ROLES, `Choose from ${ACCESS_ROLES.join(', ')}.`);

export const permissionRole = z.string('Choose a role.').max(60, 'Use at most 60 characters.');

export const rule: z.ZodType<Rule> = z.object({
  action: z.enum(ACTIONS),
  subject: z.enum([...AREAS, 'ACL', 'Auth', 'Student', 'all']),
});
