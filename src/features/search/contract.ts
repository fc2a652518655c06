import { z } from 'zod';
import { pageEntry } from '#features/bookmarks/contract.ts';

export const SEARCH_LIMIT = 4;

export const searchQuery = z.object({ q: z.string().trim().max(200, 'Use at most 200 characters.').default('') });
export const fileEntry = z.object({
  id: z.number(),
  title: z.string(),
  by: z.string(),
  size: z.string(),
  file: z.string(),
});
export const contactEntry = z.object({
  id: z.number(),
  title: z.string(),
  email: z.string(),
  img: z.string().nullable(),
  date: z.string(),
});
export type FileEntry = z.infer<typeof fileEntry>;
export type ContactEntry = z.infer<typeof contactEntry>;

const group = <T extends z.ZodType, N extends string>(title: N, entry: T) =>
  z.object({ groupTitle: z.literal(title), searchLimit: z.literal(SEARCH_LIMIT), data: z.array(entry) });

export const searchAnswer = z.object({
  searchArr: z.tuple([group('Pages', pageEntry), group('Files', fileEntry), group('Contacts', contactEntry)]),
});

export const selectQuery = z.object({ query: z.string().trim().max(200, 'Use at most 200 characters.').default('') });
export const selectAnswer = z.object({ items: z.array(z.object({ value: z.string(), label: z.string() })) });
export const autocompleteAnswer = z.object({
  autoComplete: z.array(z.object({ id: z.number(), title: z.string(), rank: z.number() })),
});
