import i18next from 'i18next';

const AREA = 'messages';

/** "Use at least {{number}} characters." as a pattern that finds the number. */
function patternOf(key: string) {
  const literal = key.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');
  return new RegExp(`^${literal.replace(/\\\{\\\{(\w+)\\\}\\\}/g, '(?<$1>.+)')}$`);
}

/** The sentences with gaps, by language: only the one that is spoken was loaded. */
const withGaps = new Map<string, { key: string; pattern: RegExp }[]>();

function patternsOf(language: string, keys: string[]) {
  const known = withGaps.get(language);
  if (known) return known;
  const found = keys.filter((key) => key.includes('{{')).map((key) => ({ key, pattern: patternOf(key) }));
  withGaps.set(language, found);
  return found;
}

/** The key of a sentence, which is the sentence itself, and what stands in its gaps. */
export function findMessage(message: string): { key: string; gaps: Record<string, string> } | undefined {
  const { language } = i18next;
  const sentences: Record<string, string> | undefined = i18next.getResourceBundle(language, AREA);
  if (!sentences) return undefined;
  if (Object.hasOwn(sentences, message)) return { key: message, gaps: {} };
  for (const { key, pattern } of patternsOf(language, Object.keys(sentences))) {
    const found = pattern.exec(message);
    if (found) return { key, gaps: found.groups ?? {} };
  }
  return undefined;
}

/** A sentence of the server or of a contract, which are English, in the person's language; any other stays as it is. */
export function say(message: string): string {
  const found = findMessage(message);
  if (!found) return message;
  return i18next.t(found.key, { ns: AREA, keySeparator: false, nsSeparator: false, replace: found.gaps });
}
