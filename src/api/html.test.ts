import { expect, it } from 'vitest';
import { cleanHtml } from './html.ts';

it('keeps what a writer needs', () => {
  const html = '<h2>Cells</h2><p>A <strong>cell</strong> has a <a href="https://example.com">wall</a>.</p>';
  expect(cleanHtml(html)).toContain('<h2>Cells</h2>');
  expect(cleanHtml(html)).toContain('rel="noopener noreferrer nofollow"');
});

it('takes away what runs, what loads from elsewhere and what leaks style', () => {
  const nasty = [
    '<script>alert(1)</script>',
    '<img src=x onerror=alert(1)>',
    '<a href="javascript:alert(1)">x</a>',
    '<a href=" java\nscript:alert(1)">x</a>',
    '<iframe src="https://example.com"></iframe>',
    '<svg><animate onbegin=alert(1)></svg>',
    '<img src="https://tracker.example/p.gif">',
    '<img src="//tracker.example/p.gif">',
    '<p style="position:fixed">x</p>',
    '<style>body{display:none}</style>',
    '<form action="https://example.com"><input></form>',
    '<math><mtext><table><mglyph><style><img src=x onerror=alert(1)>',
  ];
  const clean = nasty.map(cleanHtml).join('');
  expect(clean).not.toMatch(/script|onerror|onbegin|iframe|svg|tracker|style|form|input|math/i);
});
