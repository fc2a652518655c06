import type { Folder } from '#features/email/listContract.ts';
import { api, ask } from '#web/client.ts';
import { i18n } from '#web/i18n/i18n.ts';
import { formatNumber } from '#web/kit/format.ts';
import { toast } from '#web/kit/toast.ts';
import { outgoing } from '#web/outbox/outbox.ts';
import { takingBack } from '#web/outbox/takingBack.ts';
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

const deeds = takingBack<string | null>();

export async function takeBack(token: string | null) {
  if (!token) return;
  try {
    const { late } = await ask(api.apps.email.undo.$post({ json: { token } }));
    await again();
    if (late > 0) toast.done(i18n.t('email:sent.late'), { stays: true });
  } catch (error) {
    toast.failed(error);
  }
}

const send = outgoing<Deed, { changed: number; undo: string | null }>('email.deed', {
  send: (deed) => ask(api.apps.email.bulk.$post({ json: deed })),
  done: (deed, { undo }, key) => {
    settle(deed, again());
    deeds.heard(key, undo);
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
  return () => deeds.takeBack(key, (token) => void takeBack(token));
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
