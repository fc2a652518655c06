import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, expect, it } from 'vitest';
import { addEnglish } from './english.ts';
import { Marked } from './Marked.tsx';
import { startLanguages } from './start.ts';
import { useTranslation } from './useTranslation.ts';

beforeAll(() => startLanguages('en'));

function Said({ word, count }: { word: string; count?: number }) {
  const { t } = useTranslation('fruit');
  return count === undefined ? t(word) : t(word, { count });
}
const said = (word: string, count?: number) => renderToStaticMarkup(<Said word={word} {...(count ? { count } : {})} />);

it('words that come later take the place of a key that was asked for before', () => {
  expect(said('apple')).toBe('apple');
  addEnglish('fruit', { apple: 'an apple', pear_one: '{{count}} pear', pear_other: '{{count}} pears' });
  expect(said('apple')).toBe('an apple');
});

it('what has gaps is put together each time', () => {
  expect([said('pear', 1), said('pear', 2), said('pear', 3)]).toEqual(['1 pear', '2 pears', '3 pears']);
});

it('the same words are looked up once, whoever asks', () => {
  let asked = 0;
  addEnglish('fruit', {
    get apple() {
      asked += 1;
      return 'an apple';
    },
  });
  expect([said('apple'), said('apple'), asked]).toEqual(['an apple', 'an apple', 1]);
});

it('marked words look different, wherever they stand, and what is no mark stays as it was written', () => {
  const marked = (text: string) => renderToStaticMarkup(<Marked text={text} marks={{ b: <b dir="ltr" /> }} />);
  expect(marked('<b>1–10</b> of <b>51</b> people')).toBe('<b dir="ltr">1–10</b> of <b dir="ltr">51</b> people');
  expect(marked('as <i>Ada</i>')).toBe('as &lt;i&gt;Ada&lt;/i&gt;');
  expect(marked('<i>Ada</i> has <b>51</b>')).toBe('&lt;i&gt;Ada&lt;/i&gt; has <b dir="ltr">51</b>');
  expect(marked('nothing')).toBe('nothing');
});
