import type { SendBody } from '#features/email/contract.ts';
import { api, ask } from '#web/client.ts';
import { i18n } from '#web/i18n/i18n.ts';
import { formatDateTime, formatList } from '#web/kit/format.ts';
import { toast, toasts } from '#web/kit/toast.ts';
import { uuid } from '#web/kit/uuid.ts';
import { outgoing } from '#web/outbox/outbox.ts';
import { again } from '../again.ts';
import { bodyOf, draftOf, type Letter } from './letter.ts';
import { addLetter, dropLetter, letterOf } from './letters.ts';
import { openDraft } from './openDraft.ts';
import { settled } from './saving.ts';

interface Sending {
  letter: Letter;
  sendAt: string | null;
}

/** The draft that the server may have made although its answer was lost. */
async function draftIdOf(letter: Letter): Promise<number | undefined> {
  if (letter.draftId !== undefined || !letter.isKnown) return letter.draftId;
  return (await ask(api.apps.email.drafts.$post({ json: draftOf(letter) as never }))).id;
}

async function callBack(id: number) {
  try {
    const mail = await ask(api.apps.email['undo-send'][':id'].$post({ param: { id } }));
    await again();
    openDraft(mail);
  } catch (error) {
    toast.failed(error);
  }
}

/** Whom nothing reaches because this server sends no mails. */
const unreached = (deliveries: { name: string; email: string; way: string }[]) =>
  deliveries.filter((one) => one.way === 'outbox').map((one) => one.name || one.email);

function noServer(people: string[], sendAt: string | null) {
  const names = formatList(people);
  return sendAt ? i18n.t('email:sent.noServerYet', { names }) : i18n.t('email:sent.noServer', { names });
}

const push = outgoing<Sending, Awaited<ReturnType<typeof send>>>('email.send', {
  send,
  done: ({ sendAt }, { email, undoUntil, hasMailServer }) => {
    void again();
    const kept = hasMailServer ? [] : unreached(email.deliveries);
    const sentence = sendAt
      ? i18n.t('email:sent.scheduled', { time: formatDateTime(sendAt) })
      : i18n.t(kept.length > 0 && kept.length === email.deliveries.length ? 'email:sent.kept' : 'email:sent.done');
    const more = { detail: kept.length > 0 ? noServer(kept, sendAt) : undefined, stays: kept.length > 0 };
    const shown = toast.done(sentence, { ...more, undo: () => void callBack(email.id) });
    if (!undoUntil) return;
    // By the server's clock alone: it may go differently from the one here.
    setTimeout(() => {
      if (!toasts.has(shown)) return;
      toast.close(shown);
      if (more.stays) toast.done(sentence, more);
    }, Date.parse(undoUntil) - Date.parse(email.time));
  },
  refused: ({ letter }, error) => {
    addLetter({ ...letter, place: 'window', isDirty: true });
    toast.failed(error);
    return false;
  },
});

async function send({ letter, sendAt }: Sending, key: string) {
  const draftId = await draftIdOf(letter);
  const json = { ...bodyOf(letter), key, sendAt, draftId } as SendBody;
  return ask(api.apps.email.send.$post({ json: json as never }));
}

/** Sends it now, or when the connection is back; then it can be called back for some seconds. */
export async function sendLetter(key: string, sendAt: string | null) {
  // What is under way would find the draft gone.
  await settled(key);
  const letter = letterOf(key);
  if (!letter) return;
  push('send', { letter, sendAt }, uuid());
  dropLetter(key);
  if (!navigator.onLine) toast.done(i18n.t('email:sent.later'));
}
