import type { UserData } from '#features/auth/contract.ts';
import { pagesFor } from './access.ts';
import { isBranch, menuOf } from './menu.ts';

/** Where somebody starts: the first page of their own menu. */
export function homeFor(person: UserData): string {
  const first = menuOf(pagesFor(person), person.role)[0]?.entries[0];
  if (!first) return '/misc/not-authorized';
  return (isBranch(first) ? first.pages[0]?.link : first.link) ?? '/misc/not-authorized';
}
