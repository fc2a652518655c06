import * as ar from 'chrono-node/ar';
import * as de from 'chrono-node/de';
import * as en from 'chrono-node/en';
import * as fr from 'chrono-node/fr';
import * as pt from 'chrono-node/pt';
import { momentOf, wallOf } from '#contract/zonedTime.ts';
import type { TaskRepeat } from '#features/todo/contract.ts';
import { findRepeat } from './quickAddRepeat.ts';
import { asWritten, type Reworked, rework, sourceOf } from './quickAddText.ts';

interface Where {
  now: Date;
  timeZone: string;
  language: string;
}

export interface QuickTask {
  /** What was not understood as anything else. */
  title: string;
  /** A day, a moment, or null. */
  dueDate: string | null;
  hasTime: boolean;
  tags: string[];
  isImportant: boolean;
  assigneeText: string | null;
  repeat: TaskRepeat | null;
}

const DAY_MS = 86_400_000;
const dayOf = (wall: number) => new Date(wall).toISOString().slice(0, 10);

const READERS: Record<string, Pick<typeof en.casual, 'parse'>> = {
  en: en.casual,
  de: de.casual,
  fr: fr.casual,
  pt: pt.casual,
  ar: ar.casual,
};

const PT_DAYS: Record<string, number> = { dia: 1, semana: 7 };

/** What its readers trip over, said in a way they know. Nothing of it is shown. */
const EASIER: Record<string, (text: Reworked, today: number) => Reworked> = {
  // A typographic apostrophe is one.
  fr: (text) => rework(text, /’/g, () => "'"),
  // Vowel signs are seldom written, and not looked for.
  ar: (text) => rework(text, /[\u064b-\u0652]/g, () => ''),
  pt: (text, today) => {
    const on = (days: number) =>
      dayOf(today + days * DAY_MS)
        .split('-')
        .reverse()
        .join('/');
    const days = rework(text, /(?:em|daqui a)\s+(\d{1,3})\s+(dia|semana)s?(?!\p{L})/giu, (_, count, unit) =>
      on(Number(count) * (PT_DAYS[unit?.toLowerCase() ?? ''] ?? 1)),
    );
    const after = rework(days, /depois de amanhã/giu, () => on(2));
    const hours = rework(
      after,
      /(?<!\d)(\d{1,2})\s?h(\d\d)?(?!\p{L})/giu,
      (_, hour, minute) => `${hour}:${minute || '00'}`,
    );
    return rework(hours, /(\p{L})\s+(?=\d{1,2}:\d\d)/giu, (_, letter) => (letter === 's' ? 's ' : `${letter} às `));
  },
};

interface Found {
  /** Clocks show this there. */
  wall: number;
  hasTime: boolean;
  start: number;
  end: number;
}

type Result = ReturnType<(typeof en.casual)['parse']>[number];

/** A month or a year alone is no day, and a part of a word is no date. */
const isDate = ({ start, index }: Result, text: string) =>
  (['day', 'weekday', 'hour'] as const).some((part) => start.isCertain(part)) && !/\p{L}/u.test(text[index - 1] ?? '');

function readDate(
  given: string,
  reader: Pick<typeof en.casual, 'parse'>,
  language: string,
  where: Where,
): Found | undefined {
  const { now, timeZone } = where;
  const nowWall = wallOf(now.getTime(), timeZone);
  const today = Math.floor(nowWall / DAY_MS) * DAY_MS;
  const easier = EASIER[language]?.(asWritten(given), today) ?? asWritten(given);
  const timezone = Math.round((nowWall - now.getTime()) / 60_000);
  const results = reader.parse(easier.text, { instant: now, timezone }, { forwardDate: true });
  const result = results.filter((one) => isDate(one, easier.text)).at(-1);
  if (!result) return undefined;
  const part = (name: 'year' | 'month' | 'day' | 'hour' | 'minute') => result.start.get(name) ?? 0;
  const hasTime = result.start.isCertain('hour');
  const asToday = Date.UTC(new Date(today).getUTCFullYear(), part('month') - 1, part('day'));
  // The day of today without its year is today, whatever the hour.
  const day =
    asToday === today && !result.start.isCertain('year')
      ? today
      : Date.UTC(part('year'), part('month') - 1, part('day'));
  const time = hasTime ? (part('hour') * 60 + part('minute')) * 60_000 : 0;
  const [start, end] = sourceOf(easier, result.index, result.index + result.text.length);
  return { wall: day + time, hasTime, start, end };
}

/** In the person's language, then in English. */
function findDate(text: string, where: Where): Found | undefined {
  const { language } = where;
  const own = READERS[language];
  const found = own && readDate(text, own, language, where);
  return found ?? (language === 'en' ? undefined : readDate(text, en.GB, 'en', where));
}

/** Takes out every match and answers what it held. */
function take(text: string, pattern: RegExp): [rest: string, taken: string[]] {
  const taken = [...text.matchAll(pattern)].map((found) => found[1] ?? '');
  return [text.replace(pattern, ' '), taken];
}

const TAG = /(?<!\S)#([\p{L}\p{N}_-]{1,40})(?!\S)/gu;
const IMPORTANT = /(?<!\S)(!{1,3})(?!\S)/gu;
const PERSON = /(?<!\S)@([\p{L}\p{N}._-]{1,60})(?!\S)/gu;
/** Left behind by a date that was taken from the end. */
const LEFT_BEHIND =
  /(?:^|\s)(?:on|at|by|due|until|for|bis|am|um|zum|le|à|pour|avant|até|em|para|às|na|no|في|حتى|يوم)\s*$/iu;

const cut = (text: string, start: number, end: number) => {
  const [before, after] = [text.slice(0, start), text.slice(end)];
  return `${after.trim() === '' ? before.replace(LEFT_BEHIND, '') : before} ${after}`;
};

/** What repeats without a date begins today, or on the next day of work. */
function firstDay(every: TaskRepeat['every'], today: number): number {
  let day = today;
  while (every === 'weekday' && [0, 6].includes(new Date(day).getUTCDay())) day += DAY_MS;
  return day;
}

function writeDue({ wall, hasTime }: Pick<Found, 'wall' | 'hasTime'>, timeZone: string): string {
  return hasTime ? new Date(momentOf(wall, timeZone)).toISOString() : dayOf(wall);
}

/** "Call parents fri 3pm #team !" is a task with a title, a date, a tag and a flag. */
export function parseQuickAdd(text: string, where: Where): QuickTask {
  const { now, timeZone, language } = where;
  const [untagged, tags] = take(text, TAG);
  const [plain, marks] = take(untagged, IMPORTANT);
  const [given, people] = take(plain, PERSON);
  const repeat = findRepeat(given, language);
  const dated = repeat ? `${given.slice(0, repeat.start)} ${given.slice(repeat.end)}` : given;
  const found = findDate(dated, where);
  const today = Math.floor(wallOf(now.getTime(), timeZone) / DAY_MS) * DAY_MS;
  const due = found ?? (repeat && { wall: firstDay(repeat.every, today), hasTime: false });
  const title = found ? cut(dated, found.start, found.end) : dated;
  return {
    title: title.replace(/\s+/g, ' ').trim(),
    dueDate: due ? writeDue(due, timeZone) : null,
    hasTime: due?.hasTime ?? false,
    tags: [...new Set(tags)],
    isImportant: marks.length > 0,
    assigneeText: people[0] ?? null,
    repeat: repeat ? { every: repeat.every, interval: repeat.interval, timeZone } : null,
  };
}
