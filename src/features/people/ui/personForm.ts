import { z } from 'zod';
import { type PersonChange, type PersonDetail, personBody, personChange } from '#features/people/contract.ts';

/** How somebody gets in for the first time. */
export const STARTS = ['invite', 'password', 'later'] as const;

const { fullName, username, email, role, permissionRoles, company, country, contact, password } = personBody.shape;

interface Start {
  start: (typeof STARTS)[number];
  password: string;
}

/** One typed before another way in was chosen does not count. */
const wrongPassword = ({ start, password: typed }: Start) =>
  start === 'password' ? password.safeParse(typed).error?.issues[0]?.message : undefined;

/** The fields of the form for somebody new, made into the body of the call. Everything wrong is said at once. */
export const newPersonForm = z
  .object({
    fullName,
    username: z
      .string()
      .transform((typed) => typed.trim() || undefined)
      .pipe(username),
    email,
    role,
    permissionRoles,
    company,
    country,
    contact,
    start: z.enum(STARTS),
    password: z.string(),
  })
  .refine((values) => wrongPassword(values) === undefined, {
    path: ['password'],
    when: () => true,
    error: ({ input }) => wrongPassword(input as Start),
  })
  .transform(
    ({ start, password, role, permissionRoles, ...person }): z.input<typeof personBody> => ({
      ...person,
      role,
      permissionRoles: role === 'client' ? permissionRoles : [],
      invite: start === 'invite',
      password: start === 'password' ? password : undefined,
    }),
  );

export const personForm = personChange.required();

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
