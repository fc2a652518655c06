import { useRef, useState } from 'react';
import type { AccountDetail, Channels, NoticeChoices, NoticeTopic } from '#contract/account.ts';
import { api, ask } from '#web/client.ts';
import { toast } from '#web/kit/toast.ts';
import { queryClient } from '#web/queryClient.ts';
import { accountChanged, accountQueryOf } from './queries.ts';

/**
 * Switches are pressed faster than the server answers: a choice stands on the screen at once, choices go out one after
 * the other, and what the server knows is shown again only when it knows them all.
 */
export function useNotices({ id, notices }: Pick<AccountDetail, 'id' | 'notices'>) {
  const [chosen, setChosen] = useState<NoticeChoices>({});
  const waiting = useRef<NoticeChoices>({});
  const isSending = useRef(false);

  async function send() {
    if (isSending.current) return;
    isSending.current = true;
    try {
      let known: AccountDetail | undefined;
      while (Object.keys(waiting.current).length > 0) {
        const json = { notices: waiting.current };
        waiting.current = {};
        known = (await ask(api.api.people[':id'].notices.$put({ param: { id }, json }))).account;
      }
      if (known) accountChanged(known);
    } catch (error) {
      waiting.current = {};
      toast.failed(error);
      void queryClient.invalidateQueries({ queryKey: accountQueryOf(id).queryKey });
    } finally {
      isSending.current = false;
      // After the answer is on the screen, so that no switch jumps back in between.
      setTimeout(() => isSending.current || setChosen({}));
    }
  }

  const shown = { ...notices, ...chosen };
  return {
    shown,
    set(topic: NoticeTopic, channel: keyof Channels, on: boolean) {
      const pair = { ...shown[topic], [channel]: on };
      setChosen((before) => ({ ...before, [topic]: pair }));
      waiting.current = { ...waiting.current, [topic]: pair };
      void send();
    },
  };
}
