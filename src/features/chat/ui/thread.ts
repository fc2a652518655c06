import { queryOptions } from '@tanstack/react-query';
import type { Message } from '#features/chat/contract.ts';
import { api, ask } from '#web/client.ts';
import { queryClient } from '#web/queryClient.ts';
import { infoQuery } from './queries.ts';
import { type Thread, together, trimmed } from './threadParts.ts';

const PAGE = 40;
const WHOLE_PAGE = 100;
/** More than these at once: reading begins where it was left, not at the end. */
const MANY_UNSEEN = 30;
const MOST_ROUNDS = 10;

interface Ask {
  before?: number;
  after?: number;
  around?: number;
  ids?: string;
  limit?: number;
}

const get = (chatId: number, query: Ask): Promise<Thread> =>
  ask(api.apps.chat[':chatId'].messages.$get({ param: { chatId }, query }));

const keyOf = (chatId: number) => ['chat', 'thread', chatId] as const;
export const readThread = (chatId: number) => queryClient.getQueryData<Thread>(keyOf(chatId));
const write = (chatId: number, edit: (thread: Thread) => Thread) =>
  queryClient.setQueryData<Thread>(keyOf(chatId), (thread) => thread && edit(thread));

/** Those on screen are asked for again. */
export const outdateThreads = () => void queryClient.invalidateQueries({ queryKey: ['chat', 'thread'] });

/** All that is shown once more, with what came after it: changes while nobody listened are unknown. */
async function refreshed(chatId: number, { messages, hasBefore }: Thread): Promise<Thread> {
  const fresh: Message[] = [];
  let after = (messages[0]?.id ?? 1) - 1;
  let hasAfter = true;
  for (let round = 0; hasAfter && round < MOST_ROUNDS; round += 1) {
    const page = await get(chatId, { after, limit: WHOLE_PAGE });
    fresh.push(...page.messages);
    hasAfter = page.hasAfter;
    after = page.messages.at(-1)?.id ?? after;
  }
  // What was loaded meanwhile stays.
  const now = readThread(chatId);
  return { messages: together(now?.messages ?? [], fresh), hasBefore: now?.hasBefore ?? hasBefore, hasAfter };
}

async function first(chatId: number, at: number | undefined): Promise<Thread> {
  if (at) return get(chatId, { around: at, limit: PAGE });
  const { chat } = await queryClient.ensureQueryData(infoQuery(chatId));
  const isFarBack = chat.unseenMsgs > MANY_UNSEEN;
  return get(chatId, isFarBack ? { around: Math.max(1, chat.seenId), limit: PAGE } : { limit: PAGE });
}

/** A part of a chat without gaps, the newest of it as a rule. `at` is a message that it is to begin around. */
export const threadQuery = (chatId: number, at?: number) =>
  queryOptions({
    queryKey: keyOf(chatId),
    queryFn: () => {
      const known = readThread(chatId);
      return known && known.messages.length > 0 ? refreshed(chatId, known) : first(chatId, at);
    },
    // Live events bring what is new.
    staleTime: Number.POSITIVE_INFINITY,
    // What did not change stays the same object by our own doing: comparing all of it would cost more.
    structuralSharing: false,
  });

const loading = new Set<string>();
async function once(name: string, job: () => Promise<void>) {
  if (loading.has(name)) return;
  loading.add(name);
  try {
    await job();
  } finally {
    loading.delete(name);
  }
}

export const loadOlder = (chatId: number) =>
  once(`older ${chatId}`, async () => {
    const before = readThread(chatId)?.messages[0]?.id;
    if (before === undefined) return;
    const page = await get(chatId, { before, limit: PAGE });
    write(chatId, (thread) => {
      // Another part of the chat was opened meanwhile.
      if (thread.messages[0]?.id !== before) return thread;
      return trimmed({ ...thread, messages: [...page.messages, ...thread.messages], hasBefore: page.hasBefore }, 'end');
    });
  });

export const loadNewer = (chatId: number) =>
  once(`newer ${chatId}`, async () => {
    const after = readThread(chatId)?.messages.at(-1)?.id ?? 0;
    const page = await get(chatId, { after, limit: PAGE });
    write(chatId, (thread) => {
      if ((thread.messages.at(-1)?.id ?? 0) > after && thread.hasAfter) return thread;
      const messages = together(thread.messages, page.messages);
      return trimmed({ ...thread, messages, hasAfter: page.hasAfter }, 'start');
    });
  });

/** The part around a message, in place of what is shown. */
export async function openAround(chatId: number, at: number) {
  if (readThread(chatId)?.messages.some((one) => one.id === at)) return;
  const page = await get(chatId, { around: at, limit: PAGE });
  queryClient.setQueryData<Thread>(keyOf(chatId), page);
}

export async function openNewest(chatId: number) {
  const page = await get(chatId, { limit: PAGE });
  queryClient.setQueryData<Thread>(keyOf(chatId), page);
}

/** A part in the middle is not where the next visit begins. */
export function forgetMiddle(chatId: number) {
  if (readThread(chatId)?.hasAfter) queryClient.removeQueries({ queryKey: keyOf(chatId), type: 'inactive' });
}

/** Messages that the server answered: new ones at the end, changed ones in their place. */
export function putMessages(chatId: number, messages: Message[]) {
  const queryKey = keyOf(chatId);
  if (!readThread(chatId) && queryClient.isFetching({ queryKey }) > 0) {
    // Still on its way, and maybe answered before they were there.
    void queryClient.fetchQuery(threadQuery(chatId)).then(
      () => putMessages(chatId, messages),
      () => {},
    );
    return;
  }
  write(chatId, (thread) => {
    const last = thread.messages.at(-1)?.id ?? 0;
    const fitting = thread.hasAfter ? messages.filter((one) => one.id <= last) : messages;
    return { ...thread, messages: together(thread.messages, fitting) };
  });
}

/** Something happened to a message of a chat that is shown, or was lately. */
export async function hearOf(chatId: number, messageId: number) {
  const thread = readThread(chatId);
  if (!thread) return;
  const last = thread.messages.at(-1)?.id ?? 0;
  if (messageId > last) {
    if (!thread.hasAfter) await loadNewer(chatId);
    // Two came at once: the second found the first still being asked for.
    if (!readThread(chatId)?.hasAfter && (readThread(chatId)?.messages.at(-1)?.id ?? 0) < messageId)
      putMessages(chatId, (await get(chatId, { after: last, limit: WHOLE_PAGE })).messages);
    return;
  }
  if (!thread.messages.some((one) => one.id === messageId)) return;
  putMessages(chatId, (await get(chatId, { ids: String(messageId) })).messages);
}
