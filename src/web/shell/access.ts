import { type Page, seesPage } from '#contract/pages.ts';
import type { UserData } from '#features/auth/contract.ts';
import { type AppAbility, abilityOf, useAbility, useSession } from '#web/session.ts';
import { routedPages } from './routed.ts';

export const maySee = (page: Page, person: UserData, ability: AppAbility = abilityOf(person)) =>
  seesPage(page, person.role, (action, subject) => ability.can(action, subject));

/** The pages that are there and that this person may open. */
export function pagesFor(person: UserData): Page[] {
  const ability = abilityOf(person);
  return routedPages().filter((page) => maySee(page, person, ability));
}

export function useMyPages(): Page[] {
  const person = useSession();
  const ability = useAbility();
  return routedPages().filter((page) => (person ? maySee(page, person, ability) : page.access === 'everyone'));
}
