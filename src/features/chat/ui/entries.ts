import type { InfiniteData } from '@tanstack/react-query';
import type { z } from 'zod';
import type {
  ChatEntry,
  chatInfo,
  chatList,
  gotChat,
  LastMessage,
  Message,
  seenList,
} from '#features/chat/contract.ts';
import { ApiError } from '#web/client.ts';
import { chosenIn } from '#web/kit/inTurn.ts';
import { queryClient } from '#web/queryClient.ts';
import { infoQuery } from './queries.ts';
import { unseenQuery } from './unseen.ts';

type Lists = InfiniteData<z.infer<typeof chatList>, number>;
type Info = z.infer<typeof chatInfo>;
type Got = z.infer<typeof gotChat>;
type Seen = z.infer<typeof seenList>['seen'];

/** As the server sorts them: pinned ones, then whoever wrote last. */
const byNewest = (a: ChatEntry, b: ChatEntry) =>
  Number(b.isPinned) - Number(a.isPinned) || (b.lastMessage?.id ?? 0) - (a.lastMessage?.id ?? 0);

function eachList(edit: (chats: ChatEntry[], q: string) => ChatEntry[]) {
  const lists = queryClient.getQueriesData<Lists>({ queryKey: ['chat', 'list'] });
  for (const [key, data] of lists) {
    if (!data) continue;
    const before = data.pages.flatMap((page) => page.chats);
    const after = edit(before, String(key[2] ?? ''));
    if (after === before) continue;
    const grown = after.length - before.length;
    let from = 0;
    const pages = data.pages.map((page, at) => {
      const to = at === data.pages.length - 1 ? after.length : from + page.chats.length;
      const chats = after.slice(from, to);
      from = to;
      return { chats, total: page.total + grown };
    });
    queryClient.setQueryData<Lists>(key, { ...data, pages });
  }
}

/** What one changes of a chat for oneself. */
export const ownChanges = (chatId: number) => `chat ${chatId}`;

/** A chat as it is now: in the lists at its place, and in its own pane. */
export function putEntry(now: ChatEntry) {
  // It may be from before what is on its way has arrived.
  const entry = { ...now, ...chosenIn(ownChanges(now.id)) };
  eachList((chats, q) => {
    const there = chats.some((one) => one.id === entry.id);
    if (!there && q !== '') return chats;
    return [entry, ...chats.filter((one) => one.id !== entry.id)].sort(byNewest);
  });
  queryClient.setQueryData<Info>(['chat', 'info', entry.id], (info) => info && { ...info, chat: entry });
  if (entry.contact) noteBegun(entry, entry.contact.id);
}

/** Whoever looks at a contact without a chat has one now. */
function noteBegun({ id, unseenMsgs, lastMessage }: ChatEntry, userId: number) {
  queryClient.setQueryData<Got>(['chat', 'with', userId], (got) => {
    if (!got || got.chat) return got;
    return { ...got, chat: { id, userId, unseenMsgs, lastMessage, messages: [] } };
  });
}

function dropEntry(chatId: number) {
  eachList((chats) => (chats.some((one) => one.id === chatId) ? chats.filter((one) => one.id !== chatId) : chats));
  queryClient.removeQueries({ queryKey: ['chat', 'thread', chatId] });
}

export function findEntry(match: (entry: ChatEntry) => boolean): ChatEntry | undefined {
  for (const [, data] of queryClient.getQueriesData<Lists>({ queryKey: ['chat', 'list'] })) {
    const found = data?.pages.flatMap((page) => page.chats).find(match);
    if (found) return found;
  }
  return undefined;
}

export const knownEntry = (chatId: number) =>
  findEntry((one) => one.id === chatId) ?? queryClient.getQueryData<Info>(['chat', 'info', chatId])?.chat;

/** Asks for one chat anew. Answers nothing when one is no longer in it. */
export async function refreshEntry(chatId: number): Promise<ChatEntry | undefined> {
  const query = { ...infoQuery(chatId), staleTime: 0 };
  try {
    // An answer that is on its way may be from before the change, and asking now would only be given that one.
    const isUnderWay = queryClient.getQueryState(query.queryKey)?.fetchStatus === 'fetching';
    if (isUnderWay) await queryClient.fetchQuery(query).catch(() => {});
    const info = await queryClient.fetchQuery(query);
    putEntry(info.chat);
    return info.chat;
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) dropEntry(chatId);
    return undefined;
  }
}

const inShort = ({ files, ...rest }: Message): LastMessage => ({
  id: rest.id,
  kind: rest.kind,
  message: rest.message,
  time: rest.time,
  senderId: rest.senderId,
  senderName: rest.senderName,
  event: rest.event,
  isDeleted: rest.isDeleted,
  files: files.length,
});

/** What was just written stands in the list at once. */
export function putLast(message: Message) {
  const entry = findEntry((one) => one.id === message.chatId);
  if (entry && (entry.lastMessage?.id ?? 0) <= message.id) putEntry({ ...entry, lastMessage: inShort(message) });
}

/** Somebody has seen up to a message. */
export function putSeen(chatId: number, personId: number, messageId: number) {
  queryClient.setQueryData<Seen>(['chat', 'seen', chatId], (seen) => {
    if (!seen) return seen;
    const others = seen.filter((one) => one.id !== personId);
    return [...others, { id: personId, messageId, at: new Date().toISOString() }];
  });
}

/** All of a chat up to a message is seen by oneself, as far as the list and the menu are concerned. */
export function putOwnSeen(chatId: number, messageId: number, unseenMsgs: number) {
  const entry = knownEntry(chatId);
  if (entry) putEntry({ ...entry, seenId: Math.max(entry.seenId, messageId), unseenMsgs });
  void queryClient.invalidateQueries({ queryKey: unseenQuery.queryKey });
}
