import { useTranslation } from 'react-i18next';
import type { Email } from '#features/email/contract.ts';
import { focusSearch } from '#web/kit/SearchField.tsx';
import { usePageShortcuts } from '#web/pageShortcuts.ts';
import type { MailList } from '../address.ts';
import { newLetter } from '../compose/open.ts';
import type { OpenMail } from '../EmailPage.tsx';
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
  const { t } = useTranslation('email');
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
  usePageShortcuts([
    { keys: ['j', 'ArrowDown'], label: t('keys.next'), run: () => move(1) },
    { keys: ['k', 'ArrowUp'], label: t('keys.previous'), run: () => move(-1) },
    {
      keys: ['o', 'Enter'],
      label: t('keys.open'),
      run: withMail(deeds.open),
    },
    { keys: ['u', 'Escape'], label: t('keys.back'), run: leave },
    {
      keys: ['/'],
      label: t('keys.search'),
      run: focusSearch,
    },
    ...(mayManage
      ? [
          { keys: ['c'], label: t('keys.compose'), run: () => void newLetter() },
          { keys: ['r'], label: t('keys.reply'), run: () => press('reply') },
          { keys: ['a'], label: t('keys.replyAll'), run: () => press('replyAll') },
          { keys: ['f'], label: t('keys.forward'), run: () => press('forward') },
          { keys: ['s'], label: t('keys.star'), run: withMail(deeds.star) },
          { keys: ['x'], label: t('keys.select'), run: withMail((mail) => deeds.tick(mail, false)) },
          {
            keys: ['U'],
            label: t('keys.unread'),
            run: withMail((mail) => {
              if (mail.id === open) press('unread');
              else doAndTell({ ids: [mail.id], action: mail.isRead ? 'unread' : 'read' });
            }),
          },
          { keys: ['#', 'Delete'], label: t('keys.trash'), run: remove },
          { keys: ['!'], label: t('keys.spam'), run: spam },
          { keys: ['l'], label: t('keys.label'), run: () => press('label') },
          { keys: ['v'], label: t('keys.move'), run: () => press('move') },
        ]
      : []),
  ]);
}
