import { beforeAll, describe, expect, test } from 'vitest';
import { addEnglish } from './english.ts';
import { i18n, type Translate, whenLanguageChanges } from './i18n.ts';
import { LANGUAGES } from './languages.ts';
import { needWords, speak, startLanguages } from './start.ts';
import { translate } from './translate.ts';
import { addWords } from './words.ts';

beforeAll(async () => {
  addEnglish('fruit', {
    apple: 'an apple',
    basket: { pear: 'a pear', plum: 'a plum' },
    eaten: '{{name}} ate {{what}}, and {{name}} liked it',
    bowl_zero: 'an empty bowl',
    bowl_one: '{{count}} fig',
    bowl_other: '{{count}} figs',
    crate: 'some crates',
    shelf: 'place {{place}}',
  });
  addWords('de', 'fruit', { apple: 'ein Apfel', basket: { pear: '' } });
});

const english = (key: string, gaps?: Parameters<Translate>[1]) => translate('en', 'fruit', key, gaps);

describe('a text is found', () => {
  test('in its area, at any depth, or in the area that its key names', () => {
    expect(english('apple')).toBe('an apple');
    expect(english('basket.pear')).toBe('a pear');
    expect(translate('en', 'kit', 'fruit:basket.pear')).toBe('a pear');
  });

  test('in English where the language or its area lacks it, or leaves it empty', () => {
    expect(translate('de', 'fruit', 'apple')).toBe('ein Apfel');
    expect(translate('de', 'fruit', 'basket.plum')).toBe('a plum');
    expect(translate('de', 'fruit', 'basket.pear')).toBe('a pear');
    expect(translate('fr', 'fruit', 'apple')).toBe('an apple');
  });

  test('or its key shows, without the area', () => {
    expect(english('basket.lemon')).toBe('basket.lemon');
    expect(english('nuts:hazel.brown')).toBe('hazel.brown');
    expect(english('basket')).toBe('basket');
    expect(english('apple.core')).toBe('apple.core');
    expect(english('basket.constructor')).toBe('basket.constructor');
    expect(english('Note: a sentence is no key.')).toBe('Note: a sentence is no key.');
  });
});

describe('gaps', () => {
  test('are closed wherever they stand, with what is given and nothing else', () => {
    expect(english('eaten', { name: 'Ada', what: 3 })).toBe('Ada ate 3, and Ada liked it');
    expect(english('eaten', { name: '<b>$& & $1</b>', what: '{{name}} $t(fruit:apple)' })).toBe(
      '<b>$& & $1</b> ate {{name}} $t(fruit:apple), and <b>$& & $1</b> liked it',
    );
  });

  test('are empty for what is nothing, and stay for what nobody spoke of', () => {
    expect(english('eaten', { name: undefined, what: null })).toBe(' ate , and  liked it');
    expect(english('eaten', { what: 'it' })).toBe('{{name}} ate it, and {{name}} liked it');
    expect(english('eaten')).toBe('{{name}} ate {{what}}, and {{name}} liked it');
  });
});

describe('a count chooses the plural form', () => {
  test('the text itself says it for all where it has no forms, and a text is no count', () => {
    expect([0, 1, 2].map((count) => english('bowl', { count }))).toEqual(['an empty bowl', '1 fig', '2 figs']);
    expect(english('crate', { count: 2 })).toBe('some crates');
    expect(english('bowl', { count: '2' })).toBe('bowl');
  });

  test('and is written as the language writes numbers, as a place is', () => {
    expect(english('bowl', { count: 1083 })).toBe('1,083 figs');
    expect(translate('de', 'fruit', 'bowl', { count: 1083 })).toBe('1.083 figs');
    expect(translate('de', 'fruit', 'shelf', { place: 12_345 })).toBe('place 12.345');
  });

  test('by the rules of English where English has to help out', () => {
    expect(translate('ar', 'fruit', 'bowl', { count: 3 })).toBe('3 figs');
    expect(translate('fr', 'fruit', 'bowl', { count: 1.5 })).toBe('1,5 figs');
  });

  const COUNTS = [0, 1, 2, 3, 11, 100, 1_000_000];
  test.each([
    ['en', ['No task is left', 'N task is left', ...Array(5).fill('N tasks are left')]],
    ['de', ['Keine Aufgabe ist übrig', 'N Aufgabe ist übrig', ...Array(5).fill('N Aufgaben sind übrig')]],
    [
      'fr',
      [
        'Il ne reste aucun devoir',
        'Il reste N devoir',
        ...Array(4).fill('Il reste N devoirs'),
        'Il reste N de devoirs',
      ],
    ],
    ['pt', ['Não falta nenhuma tarefa', 'Falta N tarefa', ...Array(4).fill('Faltam N tarefas'), 'Faltam N de tarefas']],
    [
      'ar',
      ['لم تبقَ أي مهمة', 'بقيت مهمة واحدة', 'بقيت مهمتان', 'بقيت N مهام', 'بقيت N مهمة', 'بقيت N مهمة', 'بقيت N مهمة'],
    ],
  ] as const)('in %s', async (language, sentences) => {
    addEnglish('i18n', (await import('./locales/en/onDemand/i18n.json')).default);
    await startLanguages(language);
    await needWords('i18n');
    expect(COUNTS.map((count) => i18n.t('i18n:plurals.tasks', { count, number: 'N' }))).toEqual(sentences);
  });

  test('with a form of its own for each of the six of Arabic', () => {
    const forms = ['zero', 'one', 'two', 'few', 'many', 'other'];
    addWords('ar', 'forms', Object.fromEntries(forms.map((form) => [`seen_${form}`, form])));
    const seen = [0, 1, 2, 3, 10, 11, 99, 100, 102, 103, 1.5].map((count) =>
      translate('ar', 'forms', 'seen', { count }),
    );
    const [zero, one, two, few, many, other] = forms;
    expect(seen).toEqual([zero, one, two, few, few, many, many, other, other, few, other]);
  });
});

describe('the spoken language', () => {
  test('is told to those who listen, with its words already there', async () => {
    await startLanguages('en');
    const heard: string[] = [];
    const leave = whenLanguageChanges(() => heard.push(`${i18n.language} ${i18n.t('kit:table.any')}`));
    for (const language of LANGUAGES.slice(1)) await speak(language);
    leave();
    await speak('en');
    expect(heard).toEqual(['de Alle', 'fr Tous', 'pt Todos', 'ar الكل']);
    expect(i18n.language).toBe('en');
  });

  test('knows which texts there are, its own and those of English', () => {
    addWords('de', 'herbs', { mint: 'Minze' });
    expect([i18n.exists('fruit:basket.pear'), i18n.exists('fruit:basket.fig')]).toEqual([true, false]);
    expect([i18n.exists('fruit:basket'), i18n.exists('herbs:mint')]).toEqual([false, false]);
  });

  test('is asked for an area by the compiler', () => {
    // @ts-expect-error Which area?
    expect(i18n.t('apple')).toBe('apple');
    const ofKit: Translate<'kit'> = (key) => key;
    // @ts-expect-error The words of another area.
    const ofFruit: Translate<'fruit'> = ofKit;
    expect(ofFruit('apple')).toBe('apple');
  });
});
