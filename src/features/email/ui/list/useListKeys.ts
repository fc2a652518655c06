import type { Email } from '#features/email/contract.ts';
import { focusSearch } from '#web/kit/SearchField.tsx';
import { usePageShortcuts } from '#web/pageShortcuts.ts';
import type { MailList } from '../address.ts';
import { newLetter } from '../compose/open.ts';
import type { OpenMail } from '../EmailPage.tsx';
import { EMAIL_KEYS } from '../keys.ts';
import { doAndTell } from '../outgoing.ts';
import type { Steps } from '../read/useSteps.ts';
import type { RowDeeds } from './MailRow.tsx';
import type { MailRows } from './useMailRows.ts';

interface Options {
  list: MailList;
  rows: MailRows;
  open: number | undefined;
  openMail: OpenMail;
  deeds: RowDeeds;
  steps: Steps;
  show: (row: number) => void;
  mayManage: boolean;
}

const press = (name: string) => document.querySelector<HTMLElement>(`[data-key="${name}"]`)?.click();
const rowLink = (id: number | undefined) => document.querySelector<HTMLElement>(`[data-mail="${id}"]`);

/** The keys of the page. They mean the mail whose row has the focus, else the one that is open. */
export function useListKeys({ list, rows, open, openMail, deeds, steps, show, mayManage }: Options) {
  const focused = () =>
    Number(document.activeElement?.closest('li')?.querySelector('[data-mail]')?.getAttribute('data-mail'));
  const mailOf = (id: number | undefined) => rows.loaded.find(([, mail]) => mail.id === id);
  const meant = (): Email | undefined => (mailOf(focused()) ?? mailOf(open))?.[1];
  const withMail = (deed: (mail: Email) => void) => () => {
    const mail = meant();
    if (mail) deed(mail);
  };
  function move(by: -1 | 1) {
    if (open !== undefined) {
      if (steps.row !== undefined) show(Math.max(0, steps.row + by));
      steps.step(by);
      return;
    }
    const at = mailOf(focused())?.[0] ?? -1;
    const row = Math.max(0, Math.min((rows.total ?? 1) - 1, at + by));
    show(row);
    requestAnimationFrame(() => rowLink(rows.mailAt(row)?.id)?.focus());
  }
  function leave() {
    if (open === undefined) return;
    openMail(undefined);
    requestAnimationFrame(() => rowLink(open)?.focus());
  }
  /** What the toolbar can do is done there: it knows what comes next. */
  const remove = withMail((mail) => {
    if (mail.id === open) press('trash');
    else if (list.folder !== 'trash') doAndTell({ ids: [mail.id], action: 'trash' });
  });
  const spam = withMail((mail) => {
    if (mail.id === open) press('spam');
    else doAndTell({ ids: [mail.id], action: 'move', folder: mail.folder === 'spam' ? 'inbox' : 'spam' });
  });
  const unread = withMail((mail) => {
    if (mail.id === open) press('unread');
    else doAndTell({ ids: [mail.id], action: mail.isRead ? 'unread' : 'read' });
  });
  const writing = {
    compose: () => void newLetter(),
    reply: () => press('reply'),
    replyAll: () => press('replyAll'),
    forward: () => press('forward'),
    star: withMail(deeds.star),
    select: withMail((mail) => deeds.tick(mail, false)),
    unread,
    trash: remove,
    spam,
    label: () => press('label'),
    move: () => press('move'),
  };
  usePageShortcuts(EMAIL_KEYS, {
    next: () => move(1),
    previous: () => move(-1),
    open: withMail(deeds.open),
    back: leave,
    search: focusSearch,
    ...(mayManage ? writing : {}),
  });
}
