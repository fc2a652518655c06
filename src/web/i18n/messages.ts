import { formatDateTime } from '#web/kit/format.ts';
import { i18n } from './i18n.ts';
import { fill, type Gaps } from './translate.ts';
import { wordsOf } from './words.ts';

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

/** The server says when by the clocks of UTC, in English: "19 Nov 2026, 10:42". */
function whenHere(said: string) {
  const moment = new Date(`${said.replace(',', '')} UTC`);
  return Number.isNaN(moment.valueOf()) ? `${said} UTC` : formatDateTime(moment);
}

/** A sentence in the spoken language, whose key is the English sentence itself, and what stands in its gaps. */
export function findMessage(message: string): { text: string; gaps: Gaps } | undefined {
  const { language } = i18n;
  const sentences = wordsOf(language, AREA) as Record<string, string> | undefined;
  if (!sentences) return undefined;
  if (Object.hasOwn(sentences, message)) return { text: sentences[message] ?? message, gaps: {} };
  for (const { key, pattern } of patternsOf(language, Object.keys(sentences))) {
    const found = pattern.exec(message);
    if (!found) continue;
    const { groups: gaps = {} } = found;
    if (gaps.when) gaps.when = whenHere(gaps.when);
    return { text: sentences[key] ?? message, gaps };
  }
  return undefined;
}

/** A sentence of the server or of a contract, which are English, in the person's language; any other stays as it is. */
export function say(message: string): string {
  const found = findMessage(message);
  return found ? fill(found.text, found.gaps) : message;
}
