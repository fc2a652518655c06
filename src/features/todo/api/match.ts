import { and, eq, isNotNull, isNull, ne, not, or, type SQL, sql } from 'drizzle-orm';
import { matchesFolded } from '#api/db.ts';
import { momentOf, wallOf } from '#contract/zonedTime.ts';
import type { TodoFilter, TodoMatch } from '#features/todo/listContract.ts';
import { isOf, type Reach } from './reach.ts';
import { todos } from './tables.ts';

const DAY_MS = 86_400_000;
const WEEK_DAYS = 7;

export const isThere = isNull(todos.deletedAt);
/** What emptying their bin deletes. */
export const isInOwnBin = ({ me }: Reach) => and(eq(todos.ownerId, me.id), isNotNull(todos.deletedAt)) as SQL;
const isOpen = and(isThere, not(todos.isCompleted)) as SQL;

/** Due from the first of these days on, before the last of them: days as they are called there, moments as they are lived there. */
function dueBetween(first: number, last: number, zone: string): SQL {
  const [from, to] = [momentOf(first, zone), momentOf(last, zone)];
  const at = (time: number) => new Date(time).toISOString();
  const asDay = sql`${todos.dueAt} >= ${at(first)} AND ${todos.dueAt} < ${at(last)}`;
  const asMoment = sql`${todos.dueAt} >= ${at(from)} AND ${todos.dueAt} < ${at(to)}`;
  // The bounds once more around both: these are found in the index.
  const within = sql`${todos.dueAt} >= ${at(Math.min(first, from))} AND ${todos.dueAt} < ${at(Math.max(last, to))}`;
  return sql`(${within} AND CASE WHEN ${todos.dueIsDay} THEN ${asDay} ELSE ${asMoment} END)`;
}

const todayIn = (now: Date, zone: string) => {
  const wall = wallOf(now.getTime(), zone);
  return wall - (((wall % DAY_MS) + DAY_MS) % DAY_MS);
};

const isToday = (now: Date, zone: string) => dueBetween(todayIn(now, zone), todayIn(now, zone) + DAY_MS, zone);
const isThisWeek = (now: Date, zone: string) =>
  dueBetween(todayIn(now, zone), todayIn(now, zone) + WEEK_DAYS * DAY_MS, zone);

/** A moment when it has gone by, a day when it is over. */
function isOverdue(now: Date, zone: string): SQL {
  const today = new Date(todayIn(now, zone));
  const latest = new Date(Math.max(today.getTime(), now.getTime())).toISOString();
  return sql`(${todos.dueAt} < ${latest} AND ${todos.dueAt} < CASE WHEN ${todos.dueIsDay}
    THEN ${today.toISOString()}::timestamptz ELSE ${now.toISOString()}::timestamptz END)`;
}

const givenTo = (who: number | null) =>
  who === null ? isNotNull(todos.assigneeId) : and(eq(todos.assigneeId, who), ne(todos.ownerId, who));
const givenAwayBy = (who: number | null) =>
  who === null
    ? and(isNotNull(todos.assigneeId), ne(todos.ownerId, todos.assigneeId))
    : and(eq(todos.ownerId, who), ne(todos.assigneeId, who));

/** What each filter lets through; `who` is the person whose list it is, null for everybody's. */
export function filtersOf(now: Date, zone: string, who: number | null): Record<TodoFilter, SQL> {
  const all = (...some: (SQL | undefined)[]) => and(...some) as SQL;
  return {
    important: all(isThere, sql`${todos.isImportant}`),
    completed: all(isThere, sql`${todos.isCompleted}`),
    deleted: isNotNull(todos.deletedAt),
    open: isOpen,
    today: all(isOpen, isToday(now, zone)),
    week: all(isOpen, isThisWeek(now, zone)),
    overdue: all(isOpen, isOverdue(now, zone)),
    'given-to-me': all(isThere, givenTo(who)),
    'given-away': all(isThere, givenAwayBy(who)),
  };
}

const MONTHS = [
  ...['january', 'february', 'march', 'april', 'may', 'june', 'july'],
  ...['august', 'september', 'october', 'november', 'december'],
];

/** A word is looked for in the title and the tags; a number is a day of the month too, and a name a month. */
function hasWord(word: string, zone: string): SQL {
  const inText = matchesFolded(todos.search, word);
  const due = sql`(${todos.dueAt} AT TIME ZONE CASE WHEN ${todos.dueIsDay} THEN 'UTC' ELSE ${zone} END)`;
  const lower = word.toLowerCase();
  // September is the one month with two short names.
  const month = MONTHS.findIndex((name) => [name, name.slice(0, 3)].includes(lower === 'sept' ? 'sep' : lower)) + 1;
  if (month > 0) return or(inText, sql`extract(month FROM ${due}) = ${month}`) as SQL;
  const day = /^0?[1-9]$|^[12]\d$|^3[01]$/.test(word) ? Number(word) : undefined;
  return day ? (or(inText, sql`extract(day FROM ${due}) = ${day}`) as SQL) : inText;
}

/** Every word has to be found. */
export const wordsOf = ({ q, timeZone }: Pick<TodoMatch, 'q' | 'timeZone'>): SQL[] =>
  q
    .split(/\s+/)
    .filter(Boolean)
    .map((word) => hasWord(word, timeZone));

/** Whose list is asked for; null is everybody's. */
export const whose = ({ me, everyone }: Reach, { person }: Pick<TodoMatch, 'person'>) =>
  everyone ? (person ?? null) : me.id;

export const hasTag = (tag: string | undefined) => (tag ? sql`${todos.tags} @> ARRAY[${tag}]::text[]` : undefined);

export const isInFilter = ({ filter, timeZone }: TodoMatch, now: Date, who: number | null): SQL =>
  filter ? filtersOf(now, timeZone, who)[filter] : isThere;

/** Which tasks a list's address means: the same that the list shows. */
export function matchTasks(match: TodoMatch, reach: Reach, now: Date): SQL | undefined {
  const who = whose(reach, match);
  return and(who === null ? undefined : isOf(who), isInFilter(match, now, who), hasTag(match.tag), ...wordsOf(match));
}
