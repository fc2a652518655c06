// What comes from where in development: files that lie in the project from Vite, calls from the server.
import { readdirSync } from 'node:fs';
import { expect, it, test } from 'vitest';
import { isServedByVite } from '../../scripts/lib/servedByVite.ts';

const files = readdirSync('public', { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map(({ parentPath, name }) => `${parentPath.replace(/^public/, '')}/${name}`);

test('every picture and file beside the pages comes from Vite, on a fresh clone too', () => {
  expect(files).toContain('/licences.json');
  expect(files.filter((file) => !isServedByVite(file))).toEqual([]);
});

test('and so do the modules', () => {
  expect(['/@vite/client', '/src/web/main.tsx?t=1', '/node_modules/.vite/deps/react.js'].every(isServedByVite)).toBe(
    true,
  );
});

it.each(['/blog/list/data', '/blog/rss.xml', '/profile/data', '/help/search?q=x', '/shop', '/api/../licences', '//'])(
  '%s goes to the server',
  (call) => {
    expect(isServedByVite(call)).toBe(false);
  },
);
