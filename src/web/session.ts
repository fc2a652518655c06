import { useState, useSyncExternalStore } from 'react';
import type { Rule } from '#contract/access.ts';
import { ANONYMOUS_RULES } from '#contract/access.ts';
import type { UserData } from '#features/auth/contract.ts';
import { type AppAbility, abilityByRules } from './ability.ts';
import { claimFirstCall } from './firstCalls.ts';
import { ACCESS_KEY, keepSession, USER_KEY } from './sessionKeeper.ts';
import { tabLock } from './tabLock.ts';

const keeper = keepSession({
  shelf: localStorage,
  locked: tabLock(localStorage, navigator.locks),
  async send(input, init) {
    const first = await claimFirstCall(input, init)?.catch(() => null);
    // Looked up at call time: the browser demo puts its own in place.
    return first?.ok ? first : globalThis.fetch(input, init);
  },
});

export const { authFetch, getSession, startSession, updateSession, endSession, onSessionEnd, onSessionChange } = keeper;

addEventListener('storage', (event) => {
  if (event.key === null || event.key === USER_KEY || event.key === ACCESS_KEY) keeper.noticeShelf();
});
for (const sign of ['pointerdown', 'keydown']) addEventListener(sign, keeper.touch, { capture: true, passive: true });

export function useSession(): UserData | null {
  return useSyncExternalStore(onSessionChange, getSession);
}

/** Whose things are kept here and sent from here: nobody's, 0, while somebody looks as another person. */
export function ownerHere(): number {
  const session = getSession();
  return session && !session.viewer ? session.id : 0;
}

/** Whose this part of a page is: still theirs when their login ends under it. */
export function usePersonHere(): number {
  const [person] = useState(ownerHere);
  return person;
}

const abilities = new WeakMap<Rule[], AppAbility>();

/** One for the same rules, wherever it is asked for. */
export function abilityOf(user: UserData | null): AppAbility {
  const rules: Rule[] = user?.ability ?? ANONYMOUS_RULES;
  const ability = abilities.get(rules) ?? abilityByRules(rules);
  abilities.set(rules, ability);
  return ability;
}

export const useAbility = (): AppAbility => abilityOf(useSession());
