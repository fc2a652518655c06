import { focusSearch } from '#web/kit/SearchField.tsx';
import { usePageShortcuts } from '#web/pageShortcuts.ts';
import type { ChatSearch, GoTo } from './ChatPage.tsx';
import { composer, takeWriteNext } from './composing.ts';
import { CHAT_KEYS } from './keys.ts';

interface Options {
  search: ChatSearch;
  go: GoTo;
  onNew: (() => void) | undefined;
}

/** The keys of the chat page. They walk the list as it stands. */
export function useChatKeys({ search, go, onNew }: Options) {
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
    // Walking goes on: the next key is for the list.
    takeWriteNext();
    const { chat, contact } = next.dataset;
    if (chat) go({ chat: Number(chat), with: undefined, message: undefined });
    else if (contact) go({ chat: undefined, with: Number(contact), message: undefined });
  }
  usePageShortcuts(CHAT_KEYS, {
    next: () => step(1),
    previous: () => step(-1),
    search: focusSearch,
    write: () => composer()?.focus(),
    new: onNew,
    close: () => go({ chat: undefined, with: undefined, message: undefined }),
  });
}
