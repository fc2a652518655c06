import { type Page, seesPage } from '#contract/pages.ts';
import type { UserData } from '#features/auth/contract.ts';
import type { AppAbility } from '#web/ability.ts';
import { abilityOf, useSession } from '#web/session.ts';
import { routedPages } from './routed.ts';

export const maySee = (page: Page, person: UserData, ability: AppAbility = abilityOf(person)) =>
  seesPage(page, person.role, (action, subject) => ability.can(action, subject));

const lists = new WeakMap<UserData, Page[]>();

/** The pages that are there and that this person may open. */
export function pagesFor(person: UserData): Page[] {
  const ability = abilityOf(person);
  const pages = lists.get(person) ?? routedPages().filter((page) => maySee(page, person, ability));
  lists.set(person, pages);
  return pages;
}

export function useMyPages(): Page[] {
  const person = useSession();
  return person ? pagesFor(person) : routedPages().filter((page) => page.access === 'everyone');
}
