import { expect, it } from 'vitest';
import { cleanHtml } from '#api/html.ts';
import { plainText } from '#api/plainText.ts';
import { autoHtml } from './autoHtml.ts';

it.each([
  ['<img alt="a < b" src="x.png">', '<img alt="a < b" src="x.png">'],
  ["<b title='1 > 0'>more</b>", "<b title='1 > 0'>more</b>"],
  ['a < b and c > d', 'a &lt; b and c &gt; d'],
  ['<stdio.h> is <i>read</i>', '&lt;stdio.h&gt; is <i>read</i>'],
  ['<b it\'s> "so" </b>', '<b it\'s> "so" </b>'],
  ['<a href="open and <b>bold</b>', '&lt;a href="open and <b>bold</b>'],
])('of %s tags stay and other signs are letters', (text, html) => {
  expect(autoHtml(text)).toBe(html);
});

it('leaves nothing of a frame and of the script in its attribute', () => {
  const html = cleanHtml(autoHtml('Look: <iframe srcdoc="<script>alert(1)</script>"></iframe> here'));
  expect(plainText(html)).toBe('Look: here');
});
