import { describe, expect, it } from 'vitest';
import { cleanMailHtml, hasRemotePictures } from './mailHtml.ts';

describe('the HTML of a mail', () => {
  it('keeps ordinary styling', () => {
    const html =
      '<table width="100%" cellpadding="4"><tr><td style="padding:8px;background-color:#eef4f6;color:rgb(10, 20, 30)"><font color="red">Hello</font></td></tr></table>';
    expect(cleanMailHtml(html)).toBe(html);
  });

  it('loses script, handlers, forms, stylesheets, frames and ids', () => {
    const bad = [
      '<script>alert(1)</script>',
      '<p onclick="alert(1)">x</p>',
      '<form action="https://a.example"><input name="p"><button>Go</button></form>',
      '<style>p { color: red }</style>',
      '<link rel="stylesheet" href="https://a.example/a.css">',
      '<iframe src="https://a.example"></iframe>',
      '<svg onload="alert(1)"></svg>',
      '<a href="javascript:alert(1)">x</a>',
      '<p id="root" class="card">x</p>',
      '<base href="https://a.example/">',
      '<meta http-equiv="refresh" content="0;url=https://a.example">',
    ];
    const clean = cleanMailHtml(bad.join(''));
    expect(clean).not.toMatch(/script|alert|<form|<input|<button|<style|<link|<iframe|<svg|<base|<meta| id=| class=/);
  });

  it('loses styles that load, lie over the page or are not what they seem', () => {
    const bad = [
      'background:url(https://a.example/x.png)',
      'background-image:url(https://a.example/x.png)',
      'position:fixed',
      'width:expression(alert(1))',
      'color:\\75 rl(x)',
      'z-index:99',
    ];
    for (const style of bad) expect(cleanMailHtml(`<p style="${style}">x</p>`)).toBe('<p>x</p>');
  });

  it('opens links in a window of their own, which learns nothing of this one', () => {
    expect(cleanMailHtml('<a href="https://a.example" target="_top">x</a>')).toBe(
      '<a href="https://a.example" target="_blank" rel="noopener noreferrer nofollow">x</a>',
    );
  });

  it('keeps pictures of ours, those inside the text and remote ones, which it knows of', () => {
    const own = '<img src="/api/files/7/dot.png" alt="" />';
    const remote = '<img src="https://a.example/dot.png" alt="dot" />';
    expect(cleanMailHtml(own + remote)).toBe(own + remote);
    expect([hasRemotePictures(own), hasRemotePictures(remote)]).toEqual([false, true]);
    for (const src of [
      'http://a.example/x.png',
      '//a.example/x.png',
      'file:///etc/passwd',
      '/api/live',
      'data:text/html,x',
    ]) {
      expect(cleanMailHtml(`<img src="${src}">`)).toBe('');
    }
  });
});
