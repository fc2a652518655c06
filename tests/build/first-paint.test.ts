// What runs before any module does.
import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { expect, it } from 'vitest';

it('zod makes no code from text in the browser, and keeps what was set before', () => {
  const context: Record<string, unknown> = {
    __zod_globalConfig: { kept: true },
    document: { documentElement: { dataset: {} }, currentScript: { src: '', dataset: {} }, querySelector: () => null },
    localStorage: { getItem: () => null },
    navigator: { language: 'en' },
  };
  runInNewContext(readFileSync('public/first-paint.js', 'utf8'), context);
  expect(context.__zod_globalConfig).toEqual({ kept: true, jitless: true });
});

it('says the time zone beside the page, where there is no document', () => {
  const said: unknown[] = [];
  runInNewContext(readFileSync('public/first-paint.js', 'utf8'), { postMessage: (zone: unknown) => said.push(zone) });
  expect(said).toEqual([Intl.DateTimeFormat().resolvedOptions().timeZone]);
});
