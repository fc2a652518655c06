import { blogHead, blogListHead } from '#features/blog/api/head.ts';
import { cardHead, questionHead } from '#features/help/api/head.ts';
import type { Deps } from './deps.ts';

/** What a shared link shows of a page: read by whoever does not run the page. All of it is plain text. */
export interface PageHead {
  title: string;
  description: string;
  /** The one address of this page, from the root. */
  path: string;
  type: 'article' | 'website';
  /** From the root, or null when there is none. */
  image?: string | null;
  /** Where news of it can be followed, from the root. */
  feed?: { path: string; title: string };
}

/** `word` is what the address says after the last slash, if anything. Only what strangers may read has a head. */
type Find = (deps: Deps, word: string | undefined) => Promise<PageHead | undefined>;

/** Pages whose head is known to the server, by where their address begins; `*` is any one part of it. */
const HEADS: [path: string, find: Find][] = [
  ['/pages/knowledge-base', cardHead],
  ['/pages/knowledge-base/*', questionHead],
  ['/pages/blog/detail', blogHead],
  ['/pages/blog/list', blogListHead],
];

const decoded = (part: string) => {
  try {
    return decodeURIComponent(part);
  } catch {
    return undefined;
  }
};

/** The head of the page at an address; undefined for pages that say the same to everybody. */
export async function pageHead(deps: Deps, address: string): Promise<PageHead | undefined> {
  for (const [path, find] of HEADS) {
    const [given, wanted] = [address.split('/'), path.split('/')];
    const isBelow = wanted.every((part, index) => given[index] === part || (part === '*' && given[index]));
    if (!isBelow || given.length > wanted.length + 1 || (given.length === wanted.length && path.includes('*')))
      continue;
    const word = decoded(given[wanted.length] ?? '');
    if (word === undefined || word.length > 200) return undefined;
    return find(deps, word || undefined);
  }
  return undefined;
}
