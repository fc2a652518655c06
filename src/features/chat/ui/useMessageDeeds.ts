import { useMemo, useRef } from 'react';
import type { Reaction } from '#features/chat/contract.ts';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { confirm } from '#web/kit/confirm.ts';
import { dropWaiting, retryWaiting } from '#web/outbox/outbox.ts';
import { react, removeMessage } from './outgoing.ts';
import type { ShownMessage } from './shownMessages.ts';

export interface MessageDeeds {
  reply: (message: ShownMessage) => void;
  edit: (message: ShownMessage) => void;
  remove: (message: ShownMessage) => Promise<void>;
  react: (message: ShownMessage, emoji: Reaction, on: boolean) => void;
  retry: (message: ShownMessage) => void;
  discard: (message: ShownMessage) => void;
  jump: (id: number) => void;
}

/** What the lines of the log can do. The same object for as long as the chat is open, so that they stay as drawn. */
export function useMessageDeeds(own: Pick<MessageDeeds, 'reply' | 'edit' | 'jump'>): MessageDeeds {
  const { t } = useTranslation('chat');
  const latest = useRef(own);
  latest.current = own;
  return useMemo(
    () => ({
      reply: (message) => latest.current.reply(message),
      edit: (message) => latest.current.edit(message),
      jump: (id) => latest.current.jump(id),
      react: ({ chatId, id }, emoji, on) => void react({ chatId, id, emoji, on }),
      retry: ({ key }) => void (key && retryWaiting(key)),
      discard: ({ key }) => void (key && dropWaiting(key)),
      // For everybody and for ever, so it asks.
      async remove({ chatId, id }) {
        const sure = await confirm({
          question: t('remove.question'),
          detail: t('remove.detail'),
          verb: t('remove.verb'),
          danger: true,
        });
        if (sure) removeMessage({ chatId, id });
      },
    }),
    [t],
  );
}
