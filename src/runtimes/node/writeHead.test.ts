import { expect, it } from 'vitest';
import { writeHead } from './writeHead.ts';

const PAGE = `<!doctype html>
<html>
  <head>
    <meta name="description" content="The product." />
    <title>LMS</title>
  </head>
  <body><div id="app"></div></body>
</html>`;

const head = {
  title: 'Bread',
  description: 'How it rises.',
  path: '/pages/blog/detail/bread-1',
  type: 'article' as const,
};

it('puts the words of a page into its title, description and what shared links show', () => {
  const page = writeHead(PAGE, { ...head, image: '/blog/bread.svg' }, 'https://school.test');
  expect(page).toContain('<title>Bread · LMS</title>');
  expect(page).toContain('<meta name="description" content="How it rises." />');
  expect(page).toContain('<link rel="canonical" href="https://school.test/pages/blog/detail/bread-1" />');
  expect(page).toContain('<meta property="og:image" content="https://school.test/blog/bread.svg" />');
  expect(page.match(/<title>/g)).toHaveLength(1);
  expect(page.match(/name="description"/g)).toHaveLength(1);
});

it('lets nothing out of its place, whatever a title holds', () => {
  const nasty = `"/></title><script>alert(1)</script> $& $' & 'x' \n\u0000`;
  const page = writeHead(
    PAGE,
    { ...head, title: nasty, description: nasty, path: '/"><script>' },
    'https://school.test',
  );
  expect(page).not.toContain('<script');
  expect(page.match(/<\/title>/g)).toHaveLength(1);
  expect(page).toContain(`&quot;/&gt;&lt;/title&gt;&lt;script&gt;alert(1)&lt;/script&gt; $&amp; $' &amp; 'x' `);
  expect(page).toContain('<body><div id="app"></div></body>');
});
