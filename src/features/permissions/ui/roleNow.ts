import type { Role } from '#features/permissions/contract.ts';

type Known = Pick<Role, 'name' | 'createdAt' | 'builtIn'>;

/** A role as it is now. Its name is its key, so once somebody else renamed it, it is known by when it was made. */
export function roleNow<R extends Known>(roles: readonly R[], { name, createdAt, builtIn }: Known): R | undefined {
  const born = roles.filter((one) => one.builtIn === builtIn && one.createdAt === createdAt);
  return born.find((one) => one.name === name) ?? (builtIn ? undefined : born[0]);
}
