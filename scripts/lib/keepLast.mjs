import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * The files of the build before stay: a process that still serves it, and whoever has its pages open, ask for them. Those
 * of older ones go. `note` remembers what this build wrote.
 */
export function keepLast(folder, note, since) {
  const before = new Set(existsSync(note) ? readFileSync(note, 'utf8').split('\n') : []);
  const all = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
  const now = new Set(all.filter((path) => statSync(path).mtimeMs >= since));
  for (const path of all) if (!now.has(path) && !before.has(path)) rmSync(path);
  writeFileSync(note, [...now].join('\n'));
}
