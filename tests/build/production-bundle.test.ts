import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, extname, join } from 'node:path';
import { expect, it } from 'vitest';

const FOLDER = 'dist/web';
/** Words that only the database in the page and the API behind it bring along. */
const FOREIGN = /pglite|electric-sql|\.wasm|WebAssembly|PostgreSQL|drizzle|argon2|lms_fold/i;
const READ = new Set(['.js', '.mjs', '.css', '.html', '.json', '.svg', '.map']);
const PACKED_COPY = new Set(['.br', '.gz']);
const KNOWN = new Set([...READ, ...PACKED_COPY, '.woff2', '.woff', '.png', '.webp', '.ico', '.txt', '.webm', '.vtt']);

function built() {
  if (!existsSync(join(FOLDER, 'index.html'))) {
    throw new Error(`${FOLDER} is missing: build the pages first (npm run build), then test what was built.`);
  }
  return readdirSync(FOLDER, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
}

it('the pages for a server hold files of a page alone: no engine, no data', () => {
  expect(built().filter((file) => !KNOWN.has(extname(file)))).toEqual([]);
});

it('the pages for a server hold nothing of the database in the page', () => {
  // The list of licences names the packages of every home; what people call icons names databases and the weather.
  const isText = (file: string) => /^(licences\.json|iconWords-.*\.js)$/.test(basename(file));
  const read = built().filter((file) => READ.has(extname(file)) && !isText(file));
  expect(read.length).toBeGreaterThan(10);
  expect(read.filter((file) => FOREIGN.test(readFileSync(file, 'utf8')))).toEqual([]);
});
