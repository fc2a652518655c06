import type { Uploads } from './useUploads.ts';

/** Those that go on, or wait for another try, without being shown: by what they belong to. */
export const keptUploads = new Map<string, Uploads>();

export const isUploading = (owner: string) => keptUploads.get(owner)?.isGoing();
