import type { Context } from 'hono';
import type { Env } from '#api/deps.ts';
import { Refusal } from '#api/errors.ts';
import { AVATAR_COLORS, type NewAccount } from '#contract/account.ts';
import { addPerson } from '../addPerson.ts';

/** The same address always has the same colour. */
const colourOf = (email: string) =>
  AVATAR_COLORS[
    [...email.toLowerCase()].reduce((sum, letter) => sum + (letter.codePointAt(0) ?? 0), 0) % AVATAR_COLORS.length
  ];

/** A used email or username is a conflict in the specification's call, not a wrong field. */
function asConflict(error: unknown): never {
  const isTaken = error instanceof Refusal && error.status === 400 && typeof error.error === 'object';
  if (!isTaken) throw error;
  throw new Refusal(409, Object.values(error.error).flat().join(' '));
}

export async function addAccount(c: Context<Env>, given: NewAccount): Promise<number> {
  const { access, role, currentPlan, billing, status, invite, avatar, avatarColor, ...person } = given;
  const body = { ...person, role: access, permissionRoles: [], invite: invite && status === 'pending' };
  const more = {
    role,
    currentPlan,
    billing,
    status,
    avatar: avatar || null,
    avatarColor: avatarColor ?? colourOf(given.email) ?? null,
  };
  return addPerson(c, body, more).catch(asConflict);
}
