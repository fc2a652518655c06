import { expect, it } from 'vitest';
import { asHtml } from './asHtml.ts';

it('what was typed without marks is shown letter by letter, each line for itself, and HTML stays as it is', () => {
  expect(asHtml('Tom & Jerry\na > b &lt;b&gt;')).toBe('<p>Tom &amp; Jerry</p><p>a &gt; b &amp;lt;b&amp;gt;</p>');
  expect(asHtml('<p>Tom &amp; Jerry</p>')).toBe('<p>Tom &amp; Jerry</p>');
  expect(asHtml('')).toBe('');
});
