import { queryOptions } from '@tanstack/react-query';
import { LANGUAGES } from '#web/i18n/languages.ts';

type Area = Record<string, string | Record<string, string>>;

const FILES = import.meta.glob<Area>('/src/web/i18n/locales/*/onDemand/i18n.json', { import: 'default' });

function textAt(area: Area, key: string): string {
  const [first = '', second = ''] = key.split('.');
  const part = area[first];
  return typeof part === 'string' ? part : (part?.[second] ?? '');
}

/** Some words of this page, as they stand in the files of the five languages. */
export const wordsOf = (keys: string[]) =>
  queryOptions({
    queryKey: ['words', keys],
    queryFn: () =>
      Promise.all(
        LANGUAGES.map(async (language) => {
          const area = (await FILES[`/src/web/i18n/locales/${language}/onDemand/i18n.json`]?.()) ?? {};
          return { language, words: keys.map((key) => ({ key, text: textAt(area, key) })) };
        }),
      ),
    staleTime: Number.POSITIVE_INFINITY,
  });
