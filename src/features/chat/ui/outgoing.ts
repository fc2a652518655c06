import type { ChatEntry, Message, Reaction } from '#features/chat/contract.ts';
import type { StoredFile } from '#features/files/contract.ts';
import { ApiError, api, ask } from '#web/client.ts';
import { i18n } from '#web/i18n/i18n.ts';
import { toast } from '#web/kit/toast.ts';
import { outgoing } from '#web/outbox/outbox.ts';
import { putEntry, putLast, refreshEntry } from './entries.ts';
import { hearOf, putMessages } from './thread.ts';

/** A direct chat may not have begun: it is named by the other person. */
export interface Place {
  chatId: number | undefined;
  contactId: number | undefined;
}

export interface Outgoing extends Place {
  message: string;
  replyTo: Message['replyTo'];
  files: StoredFile[];
}

export interface Edit {
  chatId: number;
  id: number;
  message: string;
}
export interface ReactionChange {
  chatId: number;
  id: number;
  emoji: Reaction;
  on: boolean;
}
export interface Removal {
  chatId: number;
  id: number;
}

function put(message: Message) {
  putMessages(message.chatId, [message]);
  putLast(message);
}

function refused({ chatId, id, message }: { chatId: number; id: number; message?: string }, error: Error) {
  toast.failed(error, { detail: message });
  void hearOf(chatId, id).catch(() => {});
  return false;
}

const send = {
  message: outgoing<Outgoing, { message: Message; chat?: ChatEntry }>('chat.send', {
    async send({ chatId, contactId, message, replyTo, files }, key) {
      const given = { message, key, replyTo: replyTo?.id, fileIds: files.map((one) => one.id) };
      if (chatId !== undefined) {
        return ask(api.apps.chat[':chatId'].messages.$post({ param: { chatId }, json: given }));
      }
      const json = { obj: { ...given, contact: contactId ?? 0 } };
      const sent = await ask(api.apps.chat['send-msg'].$post({ json }));
      return { message: sent.newMessage, chat: sent.chat };
    },
    done: (_payload, { message, chat }) => {
      if (chat) putEntry(chat);
      put(message);
    },
    // It stays where it was written, for another try. Whoever is no longer in the chat does not see it there.
    refused: ({ chatId, message, files }, error) => {
      if (chatId !== undefined && error instanceof ApiError && error.status === 404) {
        const detail = message || files.map((file) => file.name).join(', ');
        toast.failed(i18n.t('chat:notFound'), { detail });
        void refreshEntry(chatId);
      }
      return true;
    },
  }),
  edit: outgoing<Edit, { message: Message }>('chat.edit', {
    send: ({ chatId, id, message }) =>
      ask(api.apps.chat[':chatId'].messages[':id'].$patch({ param: { chatId, id }, json: { message } })),
    done: (_payload, { message }) => put(message),
    refused,
  }),
  react: outgoing<ReactionChange, { message: Message }>('chat.react', {
    send: ({ chatId, id, emoji, on }) => {
      const { reactions } = api.apps.chat[':chatId'].messages[':id'];
      const param = { chatId, id };
      return on ? ask(reactions.$put({ param, json: { emoji } })) : ask(reactions.$delete({ param, query: { emoji } }));
    },
    done: (_payload, { message }) => put(message),
    refused,
  }),
  remove: outgoing<Removal, unknown>('chat.remove', {
    send: ({ chatId, id }) => ask(api.apps.chat[':chatId'].messages[':id'].$delete({ param: { chatId, id } })),
    done: ({ chatId, id }) => hearOf(chatId, id),
    refused,
  }),
};

/** A direct chat is one lane from its first message on, when it has no id yet. */
export const placeName = ({ chatId, contactId }: Place) =>
  contactId === undefined ? `chat-${chatId}` : `with-${contactId}`;

/** Sends a message: seen at once, in its order, once. */
export const sendMessage = (given: Outgoing) => send.message(placeName(given), given);
export const editMessage = (edit: Edit) => send.edit(`message-${edit.id}`, edit);
export const react = (change: ReactionChange) => send.react(`message-${change.id}`, change);
export const removeMessage = (removal: Removal) => send.remove(`message-${removal.id}`, removal);

export const isOf = (place: Place, of: Place) =>
  of.contactId === undefined ? place.chatId === of.chatId : place.contactId === of.contactId;
