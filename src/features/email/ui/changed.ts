import { useMemo } from 'react';
import { useWaiting } from '#web/outbox/outbox.ts';
import type { MailList } from './address.ts';
import type { Deed } from './outgoing.ts';
import { useSettling } from './settling.ts';

interface Flags {
  isRead: boolean;
  isStarred: boolean;
  labels: string[];
}

/** What was done to mails and is not yet in the server's answers. */
export function useDeeds(): Deed[] {
  const waiting = useWaiting<Deed>('email.deed');
  const settling = useSettling();
  return useMemo(() => [...settling, ...waiting.map((one) => one.payload)], [waiting, settling]);
}

function changedBy<Mail extends Flags>(mail: Mail, { action, label = '' }: Deed): Mail {
  if (action === 'read' || action === 'unread') return { ...mail, isRead: action === 'read' };
  if (action === 'star' || action === 'unstar') return { ...mail, isStarred: action === 'star' };
  if (action === 'label') return { ...mail, labels: [...new Set([...mail.labels, label])] };
  if (action === 'unlabel') return { ...mail, labels: mail.labels.filter((one) => one !== label) };
  return mail;
}

/** A mail with all on top that is still on its way. The same mail where nothing was done to it. */
export const withDeeds = <Mail extends Flags & { id: number }>(mail: Mail, deeds: Deed[]): Mail =>
  deeds.reduce((now, deed) => (deed.ids.includes(mail.id) ? changedBy(now, deed) : now), mail);

const leaves = ({ action, folder, label }: Deed, list: MailList) =>
  (action === 'trash' && list.folder !== 'trash') ||
  (action === 'restore' && list.folder === 'trash') ||
  (action === 'move' && folder !== list.folder && list.folder !== 'all' && list.folder !== 'starred') ||
  (action === 'unlabel' && label === list.label) ||
  (action === 'unstar' && list.folder === 'starred');

/** Those that a list does not show any more. */
export const goneFrom = (list: MailList, deeds: Deed[]): Set<number> =>
  new Set(deeds.filter((deed) => leaves(deed, list)).flatMap((deed) => deed.ids));
