import { useSyncExternalStore } from 'react';
import { ownerHere } from '#web/session.ts';
import { chosenIn, inTurn } from './inTurn.ts';

const NONE = {};

/** By whose and about what. Kept here, so that whoever comes back before the answer sees what they chose. */
const chosen = new Map<string, object>();
const listeners = new Set<() => void>();

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function put(key: string, choices: object) {
  chosen.set(key, choices);
  for (const listener of listeners) listener();
}

const keyOf = (about: string) => `${ownerHere()} ${about}`;

/** What somebody chose about something and the page does not have from the server yet. */
export const useChosen = <Choices extends object>(about: string) =>
  useSyncExternalStore(subscribe, () => chosen.get(keyOf(about)) ?? NONE) as Partial<Choices>;

/**
 * A choice stands on the screen at once, wherever it is asked for by the same name, and what the server knows (`stored`,
 * which follows from what `send` puts into the queries) is shown again only when it knows them all.
 */
export function useChoices<Choices extends object>(
  about: string,
  stored: Choices,
  send: (some: Partial<Choices>) => Promise<unknown>,
  reload: () => void,
) {
  const onTheWay = useChosen<Choices>(about);
  async function choose(some: Partial<Choices>) {
    const key = keyOf(about);
    put(key, { ...chosen.get(key), ...some });
    await inTurn(key, some, send, reload);
    // After the answer is on the screen, so that no switch jumps back in between.
    setTimeout(() => chosenIn(key) || put(key, NONE));
  }
  return [{ ...stored, ...onTheWay }, (some: Partial<Choices>) => void choose(some)] as const;
}
