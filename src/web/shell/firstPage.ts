import type { UserData } from '#features/auth/contract.ts';
import { pagesFor } from './access.ts';
import { isBranch, menuOf } from './menu.ts';

/** What stands at `/` while no page of its own does: the first page of the person's menu. */
export function firstPageOf(person: UserData): string {
  const first = menuOf(pagesFor(person), person.role)[0]?.entries[0];
  if (!first) return '/misc/not-authorized';
  return (isBranch(first) ? first.pages[0]?.link : first.link) ?? '/misc/not-authorized';
}
