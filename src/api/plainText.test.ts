import { describe, expect, it } from 'vitest';
import { fileIdsIn, plainText } from './plainText.ts';
import { readableLatex } from './readableLatex.ts';

describe('the plain text of HTML', () => {
  it('has no markup, decoded letters, and one space between words', () => {
    expect(plainText('<p>Salt &amp;\n  <strong>wa</strong>ter&nbsp;&lt;3</p><p>Next<br>line</p>')).toBe(
      'Salt & water <3 Next line',
    );
    expect(plainText('<ul><li>one</li><li>two</li></ul><table><tr><td>a</td><td>b</td></tr></table>')).toBe(
      'one two a b',
    );
    expect(plainText('')).toBe('');
  });

  it('says what a formula and a picture say, once', () => {
    expect(plainText('<p>Is <span data-type="inline-math" data-latex="x^2 &lt; 4">x²</span>?</p>')).toBe('Is x² < 4?');
    expect(plainText('<p>A</p><div data-type="block-math" data-latex="b^2 - 4ac"><b>b</b></div><p>C</p>')).toBe(
      'A b² - 4ac C',
    );
    expect(plainText('<p>See<img src="/api/files/7/a.png" alt="a cell">.</p>')).toBe('See a cell .');
  });

  it('keeps what only looks like a tag', () => {
    expect(plainText('<code>a &lt; b</code> &lt;b&gt;')).toBe('a < b <b>');
  });
});

it.each([
  ['\\frac{1}{2}x^2', '1/2x²'],
  ['\\frac{a+b}{2c}', '(a+b)/2c'],
  ['x = -3 \\pm 2\\sqrt{2}', 'x = -3 ± 2√2'],
  ['\\log_2 32', 'log₂ 32'],
  ['e^{kt}', 'e^(kt)'],
  ['2^{x+1} = 32', '2ˣ⁺¹ = 32'],
  ['2\\,\\mathrm{H_2O}', '2 H₂O'],
  ['\\sqrt{a^2 + b^2}', '√(a² + b²)'],
  ['^{23}_{11}\\mathrm{Na}', '²³₁₁Na'],
  ['\\Delta v / \\Delta t', 'Δ v / Δ t'],
  ['{{{', ''],
])('reads %s as %s', (latex, text) => {
  expect(readableLatex(latex)).toBe(text);
});

it('finds the uploaded pictures, and nothing that only looks like one', () => {
  const html =
    '<p><img alt="x" src="/api/files/12/a.png" /> <img src="data:image/png;base64,AA" /> /api/files/13/b.png <a href="/api/files/14/c.pdf">c</a></p>';
  expect(fileIdsIn(html)).toEqual([12]);
});
