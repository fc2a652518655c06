import { useSyncExternalStore } from 'react';
import { i18n, type Translate, whenLanguageChanges } from './i18n.ts';
import { translate } from './translate.ts';
import { whenWordsCome } from './words.ts';

/** Speaks one language with the words of one area first. */
interface Speaker {
  t: Translate;
  texts: Map<string, string>;
}

const speakers = new Map<string, Speaker>();

/** A page asks for the same hundreds of texts each time it is drawn: those without gaps in them are looked up once. */
function speakerOf(language: string, area: string): Speaker {
  const name = `${language} ${area}`;
  const known = speakers.get(name);
  if (known) return known;
  const texts = new Map<string, string>();
  const t: Translate = (key, gaps) => {
    if (gaps) return translate(language, area, key, gaps);
    const text = texts.get(key) ?? translate(language, area, key);
    texts.set(key, text);
    return text;
  };
  const speaker = { t, texts };
  speakers.set(name, speaker);
  return speaker;
}

// Words that come later may be of a text that was looked for before.
whenWordsCome(() => {
  for (const { texts } of speakers.values()) texts.clear();
});

const languageNow = () => i18n.language;

/**
 * The words of an area in the spoken language, those of others as `area:key`. A page has hundreds of these, so it does
 * only what is needed: the words are there before the first page, or come with the code that speaks them.
 */
export function useTranslation<Area extends string>(area: Area) {
  const language = useSyncExternalStore(whenLanguageChanges, languageNow, languageNow);
  return { t: speakerOf(language, area).t as Translate<Area>, i18n };
}
