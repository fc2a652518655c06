import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const SOURCE = fileURLToPath(new URL('../../src', import.meta.url));

it('never asks the root what the page holds: every change anywhere would concern all of it', () => {
  const sheets = readdirSync(SOURCE, { recursive: true, encoding: 'utf8' }).filter((path) => path.endsWith('.css'));
  expect(sheets.length).toBeGreaterThan(50);
  const asking = sheets.filter((path) =>
    /(^|[\s,(}])(:root|html|body)[^\s,{]*:has\(/.test(readFileSync(join(SOURCE, path), 'utf8')),
  );
  expect(asking).toEqual([]);
});
