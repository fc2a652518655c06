import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import type { PageEntry } from '#features/bookmarks/contract.ts';
import type { ContactEntry, FileEntry } from '#features/search/contract.ts';
import { api, ask } from '#web/client.ts';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { useBookmarks } from './bookmarks.ts';
import { useActiveTarget } from './MenuList.tsx';
import { rankPages } from './rankPages.ts';

/** At most this many of a group are shown. */
const MOST = 4;

export type Result =
  | { kind: 'page'; key: string; page: PageEntry }
  | { kind: 'file'; key: string; file: FileEntry }
  | { kind: 'contact'; key: string; contact: ContactEntry }
  | { kind: 'recent'; key: string; query: string };

export interface ResultGroup {
  group: 'pages' | 'files' | 'contacts' | 'bookmarks' | 'recentPages' | 'recent';
  results: Result[];
}

const searchQuery = (q: string) =>
  queryOptions({
    queryKey: ['main-search', q],
    queryFn: ({ signal }) => ask(api.api['main-search'].data.$get({ query: { q } }, { init: { signal } })),
    enabled: q !== '',
    placeholderData: keepPreviousData,
  });

const pageResult = (page: PageEntry): Result => ({ kind: 'page', key: `page-${page.id}`, page });

interface Recent {
  searches: string[];
  pages: string[];
}

/** Pages by name come from what is already here, so they show at once; people and files are asked for. */
export function useSearchResults(typed: string, settled: string, recent: Recent) {
  const { t } = useTranslation('pages');
  const { pages, bookmarks } = useBookmarks();
  const here = useActiveTarget();
  const { data, fetchStatus, isPlaceholderData, error } = useQuery(searchQuery(settled));

  if (typed.trim() === '') {
    const elsewhere = recent.pages.filter((target) => target !== here);
    const opened = elsewhere.flatMap((target) => pages.filter((page) => page.target === target && !page.isBookmarked));
    const groups: ResultGroup[] = [
      { group: 'bookmarks', results: bookmarks.map(pageResult) },
      { group: 'recentPages', results: opened.slice(0, MOST).map(pageResult) },
      { group: 'recent', results: recent.searches.map((query) => ({ kind: 'recent', key: `recent-${query}`, query })) },
    ];
    return { groups: groups.filter(({ results }) => results.length > 0), isWaiting: false, error: null };
  }

  const named = pages.map((page) => ({ page, link: page.link, name: t(`pages:${page.target}`) }));
  const [, files, contacts] = (settled ? data?.searchArr : undefined) ?? [];
  const groups: ResultGroup[] = [
    {
      group: 'pages',
      results: rankPages(named, typed)
        .slice(0, MOST)
        .map(({ page }) => pageResult(page)),
    },
    {
      group: 'files',
      results: (files?.data ?? []).slice(0, MOST).map((file) => ({ kind: 'file', key: `file-${file.id}`, file })),
    },
    {
      group: 'contacts',
      results: (contacts?.data ?? [])
        .slice(0, MOST)
        .map((contact) => ({ kind: 'contact', key: `contact-${contact.id}`, contact })),
    },
  ];
  const isWaiting = fetchStatus !== 'idle' || isPlaceholderData;
  return { groups: groups.filter(({ results }) => results.length > 0), isWaiting, error };
}
