import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { WEIGHTS } from '../../scripts/cut-font.ts';

const SOURCE = fileURLToPath(new URL('../../src', import.meta.url));

const sheets = readdirSync(SOURCE, { recursive: true, encoding: 'utf8' }).filter((path) => path.endsWith('.css'));

it('never asks the root what the page holds: every change anywhere would concern all of it', () => {
  expect(sheets.length).toBeGreaterThan(50);
  const asking = sheets.filter((path) =>
    /(^|[\s,(}])(:root|html|body)[^\s,{]*:has\(/.test(readFileSync(join(SOURCE, path), 'utf8')),
  );
  expect(asking).toEqual([]);
});

it('asks for no weight that the letters were cut without', () => {
  const asked = sheets.flatMap((path) =>
    [...readFileSync(join(SOURCE, path), 'utf8').matchAll(/font-weight:\s*(\d+)\s*;/g)].map(([, weight]) => ({
      path,
      weight: Number(weight),
    })),
  );
  expect(asked.length).toBeGreaterThan(100);
  expect(asked.filter(({ weight }) => weight < WEIGHTS.min || weight > WEIGHTS.max)).toEqual([]);
});
