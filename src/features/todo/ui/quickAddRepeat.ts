import type { TaskRepeat } from '#features/todo/contract.ts';

type Every = TaskRepeat['every'];

/** The words of a language: "every", "every other", and what there is every so often. English is understood everywhere. */
interface Words {
  every: string;
  other?: string;
  units: [Every, string][];
  weekdays: string;
}

const WORDS: Record<string, Words> = {
  en: {
    every: 'every|each',
    other: 'other|second',
    units: [
      ['weekday', 'weekdays?|workdays?'],
      ['day', 'days?'],
      ['week', 'weeks?'],
      ['month', 'months?'],
      ['year', 'years?'],
    ],
    weekdays: 'mon(?:day)?|tue(?:s(?:day)?)?|wed(?:nesday)?|thu(?:rs(?:day)?)?|fri(?:day)?|sat(?:urday)?|sun(?:day)?',
  },
  de: {
    every: 'jede[nrs]?|alle',
    other: 'zweite[nrs]?',
    units: [
      ['weekday', 'werktage?|wochentage?'],
      ['day', 'tage?'],
      ['week', 'wochen?'],
      ['month', 'monate?'],
      ['year', 'jahre?'],
    ],
    weekdays: 'montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonntag',
  },
  fr: {
    every: 'chaque|tous les|toutes les',
    units: [
      ['weekday', 'jours? ouvrables?|jours? ouvrés?'],
      ['day', 'jours?'],
      ['week', 'semaines?'],
      ['month', 'mois'],
      ['year', 'ans?|années?'],
    ],
    weekdays: 'lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche',
  },
  pt: {
    every: 'cada|tod[oa]s? (?:[oa]s? )?',
    units: [
      ['weekday', 'dias? út(?:il|eis)'],
      ['day', 'dias?'],
      ['week', 'semanas?'],
      ['month', 'm[eê]s(?:es)?'],
      ['year', 'anos?'],
    ],
    weekdays: '(?:segunda|terça|quarta|quinta|sexta)(?:-feira)?|sábado|domingo',
  },
  ar: {
    every: 'كل',
    units: [
      ['weekday', 'يوم عمل'],
      ['day', 'يوم|أيام'],
      ['week', 'أسبوع|أسابيع'],
      ['month', 'شهر|أشهر'],
      ['year', 'سنة|عام|سنوات'],
    ],
    weekdays: '(?:ال)?(?:اثنين|إثنين|ثلاثاء|أربعاء|خميس|جمعة|سبت|أحد)',
  },
};

const START = '(?<![\\p{L}\\p{N}])';
const END = '(?![\\p{L}\\p{N}])';

export interface RepeatFound {
  every: Every;
  interval: number;
  /** What was understood stood here; a day of the week is left to be read as a date. */
  start: number;
  end: number;
}

function findIn(text: string, { every, other, units, weekdays }: Words): RepeatFound | undefined {
  const count = `(?:(\\d{1,2})\\s+${other ? `|(${other})\\s+` : '|(\\u0000)'})?`;
  for (const [unit, names] of units) {
    const found = new RegExp(`${START}(?:${every})\\s*${count}(?:${names})${END}`, 'iu').exec(text);
    if (!found) continue;
    const interval = found[2] ? 2 : Math.min(99, Math.max(1, Number(found[1] ?? 1)));
    return { every: unit, interval, start: found.index, end: found.index + found[0].length };
  }
  const day = new RegExp(`${START}(?:${every})\\s*${count}(?=(?:${weekdays})s?${END})`, 'iu').exec(text);
  if (!day) return undefined;
  return { every: 'week', interval: day[2] ? 2 : 1, start: day.index, end: day.index + day[0].length };
}

/** "every monday", "alle 2 Wochen", "chaque jour". */
export function findRepeat(text: string, language: string): RepeatFound | undefined {
  const own = WORDS[language];
  return (own && findIn(text, own)) ?? findIn(text, WORDS.en as Words);
}
