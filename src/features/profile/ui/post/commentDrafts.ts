import { useSyncExternalStore } from 'react';
import { shelf } from '#web/kit/shelf.ts';
import { onSessionEnd } from '#web/session.ts';

interface Begun {
  /** By person and post. */
  words: Record<string, string>;
}

const place = shelf<Begun>('lms-comments', ({ words }) => typeof words === 'object' && words !== null, sessionStorage);
/** Comments that were begun stay for the visit, wherever in this tab their post is shown. */
const begun = new Map(Object.entries(place.read()?.words ?? {}));
const watchers = new Set<() => void>();
const watch = (tell: () => void) => {
  watchers.add(tell);
  return () => {
    watchers.delete(tell);
  };
};

const nameOf = (person: number, post: number) => `${person}:${post}`;

export const begunComment = (person: number, post: number) => begun.get(nameOf(person, post)) ?? '';

export const useBegunComment = (person: number, post: number) =>
  useSyncExternalStore(watch, () => begunComment(person, post));

function changed() {
  place.keep({ words: Object.fromEntries(begun) });
  for (const tell of watchers) tell();
}

export function keepComment(person: number, post: number, text: string) {
  if (text) begun.set(nameOf(person, post), text);
  else begun.delete(nameOf(person, post));
  changed();
}

// The next person at this screen has no business with them; whose login ended by itself goes on.
onSessionEnd((why) => {
  if (why !== 'signed-out') return;
  begun.clear();
  changed();
});
