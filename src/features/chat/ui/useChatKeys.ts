import { useTranslation } from 'react-i18next';
import { focusSearch } from '#web/kit/SearchField.tsx';
import { usePageShortcuts } from '#web/pageShortcuts.ts';
import type { ChatSearch, GoTo } from './ChatPage.tsx';

interface Options {
  search: ChatSearch;
  go: GoTo;
  onNew: (() => void) | undefined;
}

const field = (which: string) => document.querySelector<HTMLElement>(which);

/** The keys of the chat page. They walk the list as it stands. */
export function useChatKeys({ search, go, onNew }: Options) {
  const { t } = useTranslation('chat');
  function step(way: 1 | -1) {
    const rows = [...document.querySelectorAll<HTMLElement>('[data-chat], [data-contact]')];
    const at = rows.findIndex(
      (row) =>
        (search.chat !== undefined && row.dataset.chat === String(search.chat)) ||
        (search.with !== undefined && row.dataset.contact === String(search.with)),
    );
    const next = rows[Math.max(0, Math.min(rows.length - 1, at + way))];
    if (!next) return;
    next.scrollIntoView({ block: 'nearest' });
    const { chat, contact } = next.dataset;
    if (chat) go({ chat: Number(chat), with: undefined, message: undefined });
    else if (contact) go({ chat: undefined, with: Number(contact), message: undefined });
  }
  usePageShortcuts([
    { keys: ['j'], label: t('keys.next'), run: () => step(1) },
    { keys: ['k'], label: t('keys.previous'), run: () => step(-1) },
    {
      keys: ['/'],
      label: t('keys.search'),
      run: focusSearch,
    },
    { keys: ['r', 'Enter'], label: t('keys.write'), run: () => field('[data-composer]')?.focus() },
    ...(onNew ? [{ keys: ['n'], label: t('keys.new'), run: onNew }] : []),
    {
      keys: ['Escape'],
      label: t('keys.close'),
      run: () => go({ chat: undefined, with: undefined, message: undefined }),
    },
  ]);
}
