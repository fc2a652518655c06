import type { z } from 'zod';
import type { PersonChange, PersonDetail } from '#features/people/contract.ts';
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

/** Only what was really changed is sent: two people at work on one person do not undo each other. */
export function changesOf(before: PersonDetail, after: Required<PersonChange>): PersonChange {
  const was: Record<string, unknown> = formOf(before);
  const same = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);
  return Object.fromEntries(Object.entries(after).filter(([field, value]) => !same(was[field], value)));
}
