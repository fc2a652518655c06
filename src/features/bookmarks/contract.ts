import { z } from 'zod';
import { numeral } from '#contract/numeral.ts';

export const pageEntry = z.object({
  id: z.number(),
  target: z.string(),
  isBookmarked: z.boolean(),
  title: z.string(),
  icon: z.string(),
  link: z.string(),
});
export type PageEntry = z.infer<typeof pageEntry>;

export const bookmarkData = z.object({ suggestions: z.array(pageEntry), bookmarks: z.array(pageEntry) });
export const bookmarkUpdate = z.object({ id: numeral(z.number('Say which page.').int('Say which page.')) });
export const bookmarkUpdated = z.object({ id: z.number(), isBookmarked: z.boolean() });
