import type { Words } from './start.ts';

/** `./en/shell.json` becomes the area `shell`. */
export function gather(files: Record<string, unknown>): Words {
  return Object.fromEntries(
    Object.entries(files).map(([path, words]) => [path.replace(/^.*\/|\.json$/g, ''), words as Words[string]]),
  );
}
