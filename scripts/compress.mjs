// Writes a .br and a .gz beside every built text file, so that the server sends them without work: compress.mjs <folder>
import { readdirSync, statSync } from 'node:fs';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const TEXT = new Set(['.js', '.css', '.svg', '.json', '.html', '.txt', '.webmanifest', '.wasm', '.map']);
const LEAST_BYTES = 1024;
const KINDS = [
  ['.br', (data) => promisify(brotliCompress)(data, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: data.length } })],
  ['.gz', (data) => promisify(gzip)(data, { level: 9 })],
];

const writtenAt = (file) => statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0;

async function compress(file) {
  // Of an earlier build.
  if (writtenAt(`${file}${KINDS[0][0]}`) >= writtenAt(file)) return;
  const data = await readFile(file);
  for (const [ending, pack] of KINDS) {
    const packed = data.length < LEAST_BYTES ? data : await pack(data);
    if (packed.length < data.length) await writeFile(`${file}${ending}`, packed);
    else await rm(`${file}${ending}`, { force: true });
  }
}

const folder = process.argv[2] ?? 'dist/web';
const files = readdirSync(folder, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile() && TEXT.has(extname(entry.name)))
  .map((entry) => join(entry.parentPath, entry.name));
await Promise.all(files.map(compress));
