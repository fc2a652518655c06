import { describe, expect, it } from 'vitest';
import { askedLanguage } from '#api/language.ts';
import { LANGUAGES } from '#features/preferences/contract.ts';
import { directed } from './letter.ts';
import { say, WORDS } from './say.ts';

const gapsOf = (text: string) => [...new Set(text.match(/\{\{\w+\}\}/g))].sort();

describe('the words of mails', () => {
  it.each(LANGUAGES.filter((one) => one !== 'en'))('are all there in %s, with the same gaps', (language) => {
    const words = Object.entries(WORDS[language]);
    expect(words.map(([key]) => key).sort()).toEqual(Object.keys(WORDS.en).sort());
    for (const [key, text] of words) {
      expect(gapsOf(text), key).toEqual(gapsOf(WORDS.en[key as keyof typeof WORDS.en]));
      expect(text.trim(), key).not.toBe('');
    }
  });

  it('are filled with values as they are', () => {
    expect(say('en', 'hello', { name: '{{name}} $& <b>' })).toBe('Hello {{name}} $& <b>,');
  });
});

describe('a mail in Arabic', () => {
  it('is HTML too, from right to left, in which nothing but addresses of pages can be clicked', () => {
    const text = 'مرحبًا <b>Kim</b> & "x",\nnow\n\nhttps://lms.test/a?b=1&c="d"';
    expect(directed({ to: 'kim@client.example', subject: 's', text }, 'ar').html).toBe(
      '<!doctype html><html lang="ar" dir="rtl"><head><meta charset="utf-8"></head><body>' +
        '<p>مرحبًا &lt;b&gt;Kim&lt;/b&gt; &amp; &quot;x&quot;,<br>now</p>\n' +
        '<p><a href="https://lms.test/a?b=1&amp;c=&quot;d&quot;">https://lms.test/a?b=1&amp;c=&quot;d&quot;</a></p>' +
        '</body></html>',
    );
    expect(directed({ to: 'kim@client.example', subject: 's', text }, 'de').html).toBeUndefined();
  });
});

describe('the language somebody asks for', () => {
  it('is the first one we speak', () => {
    expect(askedLanguage('de-AT,de;q=0.9,en;q=0.8')).toBe('de');
    expect(askedLanguage('ja, PT-br;q=0.7, en;q=0.5')).toBe('pt');
    expect(askedLanguage('*')).toBeUndefined();
    expect(askedLanguage(undefined)).toBeUndefined();
  });
});
