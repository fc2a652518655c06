import type { z } from 'zod';
import type { PersonChange, PersonDetail } from '#features/people/contract.ts';
import { movesTo } from '#features/permissions/ui/roleMoves.ts';
import type { personForm } from './personForm.ts';

/** How somebody gets in for the first time. */
export const STARTS = ['invite', 'password', 'later'] as const;

export const formOf = (person: PersonDetail): z.input<typeof personForm> => ({
  fullName: person.fullName,
  username: person.username,
  email: person.email,
  role: person.role,
  permissionRoles: person.permissionRoles,
  company: person.company,
  country: person.country,
  contact: person.contact,
});

/** Roles count for clients alone: ticks that are out of sight are not meant. */
function rolesMoved(before: PersonDetail, { role, permissionRoles }: z.output<typeof personForm>): PersonChange {
  if (role !== 'client') return {};
  const { give, take } = movesTo(permissionRoles, before.permissionRoles);
  return { ...(give.length > 0 && { giveRoles: give }), ...(take.length > 0 && { takeRoles: take }) };
}

/**
 * Only what was really changed is sent, with what stood there: two people at work on one person do not undo each other.
 */
export function changesOf(before: PersonDetail, after: z.output<typeof personForm>): PersonChange {
  const { permissionRoles: _, ...fields } = after;
  const was: Record<string, unknown> = formOf(before);
  const changed = Object.entries(fields).filter(([field, value]) => was[field] !== value);
  const seen = Object.fromEntries(changed.map(([field]) => [field, was[field]]));
  return { ...Object.fromEntries(changed), ...rolesMoved(before, after), ...(changed.length > 0 && { seen }) };
}
