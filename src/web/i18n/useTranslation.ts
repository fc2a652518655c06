import i18next, { type TFunction } from 'i18next';
import { useSyncExternalStore } from 'react';

/** Speaks one language with the words of one area first. */
interface Speaker {
  t: TFunction;
  texts: Map<string, string>;
}

const speakers = new Map<string, Speaker>();

/** A page asks for the same hundreds of texts each time it is drawn: those without gaps in them are looked up once. */
function speakerOf(language: string, area: string): Speaker {
  const name = `${language} ${area}`;
  const known = speakers.get(name);
  if (known) return known;
  const look = i18next.getFixedT(language, area) as unknown as (...asked: unknown[]) => string;
  const texts = new Map<string, string>();
  const t = (key: string, ...gaps: unknown[]) => {
    if (gaps.length > 0) return look(key, ...gaps);
    const text = texts.get(key) ?? look(key);
    texts.set(key, text);
    return text;
  };
  const speaker = { t: t as unknown as TFunction, texts };
  speakers.set(name, speaker);
  return speaker;
}

/** Words that came later may be of a text that was looked for before. */
export const forgetTexts = () => {
  for (const { texts } of speakers.values()) texts.clear();
};

const subscribe = (tell: () => void) => {
  i18next.on('languageChanged', tell);
  return () => i18next.off('languageChanged', tell);
};
const languageNow = () => i18next.language;

/**
 * The words of an area in the spoken language, those of others as `area:key`. A page has hundreds of these, so it does
 * only what is needed: the words are there before the first page, or come with the code that speaks them.
 */
export function useTranslation(area: string) {
  const language = useSyncExternalStore(subscribe, languageNow, languageNow);
  return { t: speakerOf(language, area).t, i18n: i18next };
}
