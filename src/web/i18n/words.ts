/** The words of one language, by area. */
export type Words = Record<string, Record<string, unknown>>;

const known = new Map<string, Words[string]>();
const hearers = new Set<() => void>();

export const wordsOf = (language: string, area: string) => known.get(`${language}/${area}`);

export function addWords(language: string, area: string, words: Words[string]) {
  known.set(`${language}/${area}`, words);
  for (const tell of hearers) tell();
}

export function whenWordsCome(tell: () => void) {
  hearers.add(tell);
}
