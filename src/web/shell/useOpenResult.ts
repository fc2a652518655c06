import { useNavigate } from '@tanstack/react-router';
import type { FileEntry } from '#features/search/contract.ts';
import { ask } from '#web/client.ts';
import { saveFile } from '#web/kit/saveFile.ts';
import { toast } from '#web/kit/toast.ts';
import { authFetch } from '#web/session.ts';
import { useMyPages } from './access.ts';
import { recentSearches } from './recent.ts';
import type { Result } from './searchResults.ts';

/** A plain link would carry no token: the bytes come through the session and are handed to the browser. */
async function download(file: FileEntry) {
  const answer = await authFetch(file.file);
  // Words instead of the file: `ask` throws them.
  if (!answer.ok) await ask(Promise.resolve(answer));
  saveFile(await answer.blob(), file.title);
}

interface Options {
  typed: string;
  person: number;
  onClose: () => void;
  /** Looks for something again. */
  onSearch: (query: string) => void;
}

export function useOpenResult({ typed, person, onClose, onSearch }: Options) {
  const navigate = useNavigate();
  const users = useMyPages().find((page) => page.target === 'lms-users');
  return (result: Result) => {
    if (result.kind === 'recent') return onSearch(result.query);
    if (typed.trim()) recentSearches.remember(person, typed.trim());
    onClose();
    if (result.kind === 'page') void navigate({ href: result.page.link });
    if (result.kind === 'file') download(result.file).catch((error: unknown) => toast.failed(error));
    if (result.kind === 'contact') {
      const { email } = result.contact;
      if (users) void navigate({ href: `${users.link}?q=${encodeURIComponent(email)}` });
      else location.assign(`mailto:${email}`);
    }
  };
}
