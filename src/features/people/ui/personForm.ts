import { z } from 'zod';
import { personBody, personChange } from '#features/people/contract.ts';
import { STARTS } from './personValues.ts';

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

export const personForm = personChange.omit({ giveRoles: true, takeRoles: true, seen: true }).required();
