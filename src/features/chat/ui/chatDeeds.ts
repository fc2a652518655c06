import type { ChatEntry, ChatMember } from '#features/chat/contract.ts';
import { api, ask } from '#web/client.ts';
import { i18n } from '#web/i18n/i18n.ts';
import { confirm } from '#web/kit/confirm.ts';
import { inTurn } from '#web/kit/inTurn.ts';
import { toast } from '#web/kit/toast.ts';
import { queryClient } from '#web/queryClient.ts';
import { ownerHere } from '#web/session.ts';
import { knownEntry, ownChanges, putEntry, refreshEntry } from './entries.ts';
import { infoQuery } from './queries.ts';
import { unseenQuery } from './unseen.ts';

/** Mutes or pins a chat for oneself: seen at once, taken back when it fails. */
export async function changeOwn({ id: chatId }: ChatEntry, change: { isMuted?: boolean; isPinned?: boolean }) {
  const { own } = api.apps.chat[':chatId'];
  const owner = ownerHere();
  const before = knownEntry(chatId);
  /** As the server had it last. */
  let stored = before;
  const sent = inTurn(
    ownChanges(chatId),
    change,
    async (json) => {
      const { chat } = await ask(own.$put({ param: { chatId }, json }, { init: { keepalive: true } }));
      stored = chat;
      if (ownerHere() === owner) putEntry(chat);
    },
    () => {
      const now = knownEntry(chatId);
      if (now && stored) putEntry({ ...now, isMuted: stored.isMuted, isPinned: stored.isPinned });
      void refreshEntry(chatId);
    },
  );
  if (before) putEntry({ ...before, ...change });
  await sent;
  void queryClient.invalidateQueries({ queryKey: unseenQuery.queryKey });
}

const reload = (chatId: number) => queryClient.invalidateQueries({ queryKey: infoQuery(chatId).queryKey });

export async function removeMember(chat: ChatEntry, person: ChatMember) {
  const sure = await confirm({
    question: i18n.t('chat:group.removeQuestion', { name: person.fullName }),
    detail: i18n.t('chat:group.removeDetail', { group: chat.name }),
    verb: i18n.t('chat:group.remove'),
    danger: true,
  });
  if (!sure) return;
  try {
    const { members } = api.apps.chat[':chatId'];
    putEntry((await ask(members[':personId'].$delete({ param: { chatId: chat.id, personId: person.id } }))).chat);
    await reload(chat.id);
  } catch (error) {
    toast.failed(error);
  }
}

export async function setManager(chat: ChatEntry, person: ChatMember, role: 'admin' | 'member') {
  try {
    const param = { chatId: chat.id, personId: person.id };
    await ask(api.apps.chat[':chatId'].members[':personId'].$put({ param, json: { role } }));
    await reload(chat.id);
  } catch (error) {
    toast.failed(error);
  }
}

/** Answers whether one has left. */
export async function leaveGroup(chat: ChatEntry): Promise<boolean> {
  const sure = await confirm({
    question: i18n.t('chat:group.leaveQuestion', { name: chat.name }),
    detail: i18n.t('chat:group.leaveDetail'),
    verb: i18n.t('chat:group.leave'),
    danger: true,
  });
  if (!sure) return false;
  try {
    await ask(api.apps.chat[':chatId'].leave.$post({ param: { chatId: chat.id } }));
    await refreshEntry(chat.id);
    return true;
  } catch (error) {
    toast.failed(error);
    return false;
  }
}
