import { useEffect, useRef, useState } from 'react';
import type { Channels, NoticeChoices, NoticeTopic } from '#contract/notices.ts';
import { nextTask } from '#web/nextTask.ts';
import { toast } from './toast.ts';

interface Store {
  /** As the server knows them. */
  notices: Record<NoticeTopic, Channels>;
  /** Sends some choices, also while the page is being left; what is shown follows from what it puts into the queries. */
  send: (notices: NoticeChoices) => Promise<unknown>;
  /** Something was not taken: what is shown has to be asked for again. */
  reload: () => void;
}

/**
 * Switches are pressed faster than the server answers: a choice stands on the screen at once, choices go out one after
 * the other, and what the server knows is shown again only when it knows them all.
 */
export function useNotices({ notices, send, reload }: Store) {
  const [chosen, setChosen] = useState<NoticeChoices>({});
  const waiting = useRef<NoticeChoices>({});
  const isSending = useRef(false);

  // Who leaves at once takes along what has not been sent yet.
  const sendLatest = useRef(send);
  sendLatest.current = send;
  useEffect(() => {
    const sendRest = () => {
      if (Object.keys(waiting.current).length > 0) sendLatest.current(waiting.current).catch(() => {});
    };
    addEventListener('pagehide', sendRest);
    return () => removeEventListener('pagehide', sendRest);
  }, []);

  async function deliver() {
    if (isSending.current) return;
    isSending.current = true;
    try {
      while (Object.keys(waiting.current).length > 0) {
        const some = waiting.current;
        waiting.current = {};
        await send(some);
      }
    } catch (error) {
      // Leaving the page cuts what is under way: then it ends here, and what waits goes along with the page.
      await nextTask();
      waiting.current = {};
      toast.failed(error);
      reload();
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
      void deliver();
    },
  };
}
