import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { PageEntry } from '#features/bookmarks/contract.ts';
import { api, ask } from '#web/client.ts';
import { toast } from '#web/kit/toast.ts';
import { useMyPages } from './access.ts';

export const bookmarksQuery = queryOptions({
  queryKey: ['bookmarks'],
  queryFn: () => ask(api.api.bookmarks.data.$get()),
  staleTime: 5 * 60_000,
});

/** The pages somebody may open, and those of them they starred, in the order they did: everybody begins with four. */
export function useBookmarks() {
  const { data } = useQuery(bookmarksQuery);
  const mine = new Set(useMyPages().map((page) => page.id));
  const reachable = (pages: PageEntry[] | undefined) => pages?.filter((page) => mine.has(page.id)) ?? [];
  return { pages: reachable(data?.suggestions), bookmarks: reachable(data?.bookmarks) };
}

export function useToggleBookmark() {
  const queryClient = useQueryClient();
  const { queryKey } = bookmarksQuery;
  return useMutation({
    mutationFn: (page: PageEntry) => ask(api.api.bookmarks.update.$post({ json: { id: page.id } })),
    // The star answers at once; a refusal takes it back.
    onMutate: async (page) => {
      await queryClient.cancelQueries({ queryKey });
      const before = queryClient.getQueryData(queryKey);
      const turned = { ...page, isBookmarked: !page.isBookmarked };
      queryClient.setQueryData(queryKey, (data) => {
        if (!data) return data;
        const others = data.bookmarks.filter(({ id }) => id !== page.id);
        return {
          suggestions: data.suggestions.map((one) => (one.id === page.id ? turned : one)),
          bookmarks: turned.isBookmarked ? [...others, turned] : others,
        };
      });
      return before;
    },
    onError: (error, _page, before) => {
      queryClient.setQueryData(queryKey, before);
      toast.failed(error);
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey }),
  });
}
