import type { Folder } from '#features/email/listContract.ts';
import { api, ask } from '#web/client.ts';
import { i18n } from '#web/i18n/i18n.ts';
import { formatNumber } from '#web/kit/format.ts';
import { toast } from '#web/kit/toast.ts';
import { dropWaiting, outgoing } from '#web/outbox/outbox.ts';
import { again } from './again.ts';
import { settle } from './settling.ts';
import { labelName } from './useListName.ts';
import './compose/sending.ts';

export type DeedAction = 'read' | 'unread' | 'star' | 'unstar' | 'move' | 'label' | 'unlabel' | 'trash' | 'restore';

/** Something done to mails that can be taken back. */
export interface Deed {
  ids: number[];
  action: DeedAction;
  folder?: Folder;
  label?: string;
}

/** How to take back what arrived at the server, by the key it was sent with. */
const ways = new Map<string, string | null>();
const unwanted = new Set<string>();

async function takeBack(token: string | null | undefined) {
  if (!token) return;
  try {
    await ask(api.apps.email.undo.$post({ json: { token } }));
    await again();
  } catch (error) {
    toast.failed(error);
  }
}

const send = outgoing<Deed, { changed: number; undo: string | null }>('email.deed', {
  send: (deed) => ask(api.apps.email.bulk.$post({ json: deed })),
  done: (deed, { undo }, key) => {
    settle(deed, again());
    if (unwanted.delete(key)) void takeBack(undo);
    else ways.set(key, undo);
  },
  refused: (_deed, error) => {
    toast.failed(error);
    void again();
    return false;
  },
});

/** Does it at once, and again when the connection is back. Answers how to take it back. */
export function doDeed(deed: Deed): () => void {
  const key = send('deeds', deed);
  return () => {
    if (ways.has(key)) {
      void takeBack(ways.get(key));
      return;
    }
    unwanted.add(key);
    dropWaiting(key);
  };
}

/** With a line that says it and takes it back. */
export function doAndTell(deed: Deed) {
  const undo = doDeed(deed);
  const count = deed.ids.length;
  const words = {
    count,
    number: formatNumber(count),
    label: deed.label && labelName(i18n.t, deed.label),
    folder: deed.folder && folderName(deed.folder),
  };
  toast.done(i18n.t(`email:done.${deed.action}`, words), { undo });
}

const folderName = (folder: Folder) => i18n.t(`email:folders.${folder}`);
