import type { Channels, NoticeChoices, NoticeTopic } from '#contract/notices.ts';
import { useChoices } from './useChoices.ts';

interface Store {
  personId: number;
  /** As the server knows them. */
  notices: Record<NoticeTopic, Channels>;
  /** Sends some choices, also while the page is being left; what is shown follows from what it puts into the queries. */
  send: (notices: NoticeChoices) => Promise<unknown>;
  /** Something was not taken: what is shown has to be asked for again. */
  reload: () => void;
}

/** What somebody is told of, and how, as they chose it last. */
export function useNotices({ personId, notices, send, reload }: Store) {
  const [shown, choose] = useChoices(`notices ${personId}`, notices, send, reload);
  return {
    shown,
    set(topic: NoticeTopic, channel: keyof Channels, on: boolean) {
      choose({ [topic]: { ...shown[topic], [channel]: on } });
    },
  };
}
