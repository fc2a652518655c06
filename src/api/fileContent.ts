import type { ByteRange, Storage, StoredContent } from './storage.ts';

export interface Place {
  content: Uint8Array | null;
  storageKey: string | null;
}

/** What is in a file, or a part of it, wherever it is kept. Null when the storage has lost it. */
export async function contentOf(
  storage: Storage,
  { content, storageKey }: Place,
  range?: ByteRange,
): Promise<StoredContent | null> {
  if (content) return new Uint8Array(range ? content.subarray(range.first, range.last + 1) : content);
  return storageKey ? storage.get(storageKey, range) : null;
}
