import { useSyncExternalStore } from 'react';
import { api, ask } from '#web/client.ts';

/** Somebody who is not heard of for this long has stopped. */
const FADES_MS = 5_000;
const EVERY_MS = 3_000;

interface Typist {
  chatId: number;
  personId: number;
  timer: ReturnType<typeof setTimeout>;
}

let typists: Typist[] = [];
const watchers = new Set<() => void>();

function change(next: Typist[]) {
  typists = next;
  for (const tell of watchers) tell();
}

/** Their message is here, or they have stopped. */
export function endTyping(chatId: number, personId: number) {
  const one = typists.find((known) => known.chatId === chatId && known.personId === personId);
  if (!one) return;
  clearTimeout(one.timer);
  change(typists.filter((known) => known !== one));
}

export function hearTyping(chatId: number, personId: number) {
  const others = typists.filter((one) => {
    const isSame = one.chatId === chatId && one.personId === personId;
    if (isSame) clearTimeout(one.timer);
    return !isSame;
  });
  const timer = setTimeout(() => endTyping(chatId, personId), FADES_MS);
  change([...others, { chatId, personId, timer }]);
}

const watch = (tell: () => void) => {
  watchers.add(tell);
  return () => {
    watchers.delete(tell);
  };
};

/** Who types in a chat, as ids with commas: a text stays the same as long as they do. */
export const useTypists = (chatId: number | undefined) =>
  useSyncExternalStore(watch, () =>
    typists
      .filter((one) => one.chatId === chatId)
      .map((one) => one.personId)
      .join(),
  );

let told = { chatId: 0, at: 0 };
/** Tells the others, not at every key. */
export function tellTyping(chatId: number) {
  const now = Date.now();
  if (told.chatId === chatId && now - told.at < EVERY_MS) return;
  told = { chatId, at: now };
  ask(api.apps.chat[':chatId'].typing.$post({ param: { chatId } })).catch(() => {});
}

/** The next key is a new message, and told at once. */
export function stopTelling() {
  told = { chatId: 0, at: 0 };
}
