// What addresses are read with comes with every list: zod's small half alone, which has functions in place of methods.
import { z } from 'zod/mini';
import { HIGHEST_ID } from './highestId.ts';
import { numeral } from './numeral.ts';

export const PAGE_SIZES = [10, 25, 50, 100] as const;

/** What lists can be kept as. */
export const EXPORT_FORMATS = ['csv', 'xlsx'] as const;
export type ExportFormat = (typeof EXPORT_FORMATS)[number];
export const exportFormat = z._default(z.enum(EXPORT_FORMATS, 'Choose csv or xlsx.'), 'csv');

export const searchText = z.string().check(z.trim(), z.maxLength(200, 'Use at most 200 characters.'));
export const pageNumber = numeral(
  z.number('Give a page number.').check(z.int('Give a whole number.'), z.minimum(1, 'Pages start at 1.')),
);
const rowsUpTo = (most: 50 | 100) =>
  numeral(
    z
      .number('Give a number of rows.')
      .check(
        z.int('Give a whole number.'),
        z.minimum(1, 'Ask for at least 1 row.'),
        z.maximum(most, `Ask for at most ${most} rows.`),
      ),
  );
export const rowCount = rowsUpTo(100);
export const fewRows = rowsUpTo(50);

/** What nothing was chosen for, and what an address has an empty text for, is the first choice. */
export const unlessChosen = <Choice extends z.ZodMiniType>(choice: Choice) =>
  z.pipe(
    z.transform((given: unknown) => (given === '' ? undefined : given)),
    choice,
  ) as unknown as Choice;
const way = z.enum(['asc', 'desc'], 'Sort is asc or desc.');

/** What every list takes. Wrong values are a 400 on the wire; `lenient` makes the same schema fall back in the address bar. */
export const listBase = z.object({
  q: z._default(searchText, ''),
  page: z._default(pageNumber, 1),
  perPage: z._default(rowCount, 10),
  sort: unlessChosen(z._default(way, 'asc')),
});

export type ListBase = z.infer<typeof listBase>;

/** Several values in one field, and what each may be. What is wrong with one of them is wrong with the field. */
const several = <Given extends z.ZodMiniType, List, Values>(
  given: Given,
  listOf: (given: z.output<Given>) => List,
  values: z.ZodMiniType<Values>,
) =>
  z.pipe(
    z.pipe(given, z.transform(listOf)),
    z.transform((list: Awaited<List>, context): Values => {
      const read = values.safeParse(list);
      if (read.success) return read.data;
      const [message = ''] = read.error.issues.map((issue) => issue.message);
      context.issues.push({ code: 'custom', message, input: list });
      return z.NEVER;
    }),
  );
const oneOrMoreTexts = z.union([z.string(), z.array(z.string())], 'Give a text, or a list of texts.');

/** `true` and `false`, as an address writes them. */
export const yesOrNo = z.union([z.stringbool('Say true or false.'), z.boolean()]);

/** Which column a list is sorted by, one of these. */
export const sortedBy = <const V extends readonly [string, ...string[]]>(values: V, first: V[number]) =>
  unlessChosen(z._default(z.enum(values, `Sort by one of ${values.join(', ')}.`), first));

/** The way of a list that is sorted from its end unless asked otherwise. */
export const newestFirst = unlessChosen(z._default(way, 'desc'));

/** A filter that takes one value, several, or a text with commas: `?status=active,pending`. */
export function anyOf<const V extends readonly [string, ...string[]]>(values: V) {
  const choices = z.optional(z.array(z.enum(values, `Choose from ${values.join(', ')}.`)));
  function parts(given: string | string[]) {
    if (Array.isArray(given)) return given;
    // An empty text is a filter that was left out; an empty list lets nothing through.
    const all = given.split(',').map((one) => one.trim());
    return all.some(Boolean) ? all.filter(Boolean) : undefined;
  }
  return z.optional(several(oneOrMoreTexts, parts, choices));
}

/** The same list schema for the address bar: what is wrong there falls back instead of failing. */
export function lenient<S extends z.core.$ZodShape>(schema: z.ZodMiniObject<S>) {
  return (search: Record<string, unknown>): z.infer<z.ZodMiniObject<S>> => {
    const kept: Record<string, unknown> = {};
    for (const [key, field] of Object.entries(schema.shape)) {
      // A router may read `?q=123` as a number where a text is meant.
      const given = search[key];
      const readings = typeof given === 'number' || typeof given === 'boolean' ? [given, String(given)] : [given];
      const fitting = readings.find((one) => z.safeParse(field, one).success);
      if (fitting !== undefined) kept[key] = fitting;
    }
    return schema.parse(kept);
  };
}

const partsOf = (given: string | number | (string | number)[]) =>
  (Array.isArray(given) ? given : String(given).split(',')).map((one) => String(one).trim()).filter(Boolean);

const MOST_VALUES = 200;

function idsFrom(lowest: 0 | 1) {
  const given = z.union([z.string(), z.number(), z.array(z.union([z.string(), z.number()]))]);
  const one = z
    .number('Give ids.')
    .check(z.int('Give ids.'), z.minimum(lowest, 'Give ids.'), z.maximum(HIGHEST_ID, 'Give ids.'));
  const ids = z.optional(z.array(one).check(z.maxLength(MOST_VALUES, `Give at most ${MOST_VALUES}.`)));
  function numbers(text: z.output<typeof given>) {
    const list = partsOf(text);
    return list.length > 0 || Array.isArray(text) ? list.map(Number) : undefined;
  }
  return z.optional(several(given, numbers, ids));
}

/** A filter of ids: `?author=3,14`. */
export const someIds = idsFrom(1);
/** The same where a thing may have none of them: `?category=0,14` is what has none, or the fourteenth. */
export const someIdsOrNone = idsFrom(0);

/** Some texts as one, with commas between them. Commas of their own, and backslashes, have a backslash before them. */
export const writeTexts = (texts: string[]) => texts.map((one) => one.replace(/[\\,]/g, '\\$&')).join(',');

/** The way back: `a\, b,c` is two. */
const readTexts = (text: string) =>
  (text.match(/(?:\\.|[^,\\]|\\$)+/gs) ?? []).map((one) => one.replace(/\\([\\,])/g, '$1'));

function trimmed(given: string | number | string[]) {
  const texts = Array.isArray(given) ? given : readTexts(String(given));
  const list = texts.map((one) => one.trim()).filter(Boolean);
  return list.length > 0 || Array.isArray(given) ? list : undefined;
}
const shortTexts = z
  .array(z.string().check(z.maxLength(100, 'Use at most 100 characters.')))
  .check(z.maxLength(MOST_VALUES, `Give at most ${MOST_VALUES}.`));

/** A filter of free texts: `?tag=algebra,exam`; a comma in one of them is written as `\,`. A list is taken as it is. */
export const someTexts = z.optional(
  several(z.union([z.string(), z.number(), z.array(z.string())]), trimmed, z.optional(shortTexts)),
);

/** The columns to sort by, and the way of each, with commas between them. */
export const inTurn = <const V extends readonly [string, ...string[]]>(values: V, message: string, most: number) =>
  several(
    oneOrMoreTexts,
    partsOf,
    z.array(z.enum(values, message)).check(z.minLength(1, message), z.maxLength(most, `Give at most ${most}.`)),
  );

/** 30 February is read as 2 March where nobody looks at it again. */
function isDay(text: string) {
  const at = Date.parse(`${text}T00:00:00Z`);
  return text === '' || (!Number.isNaN(at) && new Date(at).toISOString().startsWith(text));
}

/**
 * A filter of days (UTC, both ends included): `2026-09-01..2026-11-15`, either end open; `last-7` for the last seven
 * days, `before-90` for longer ago than that, `never` for what has no date.
 */
export const days = z.optional(
  z.pipe(
    z.string().check(
      z.trim(),
      z.regex(
        /^((\d{4}-\d\d-\d\d)?\.\.(\d{4}-\d\d-\d\d)?|(last|before)-\d{1,4}|never)?$/,
        'Give days as 2026-09-01..2026-11-15.',
      ),
      z.refine((text) => text.split('..').every((end) => /[a-z]/.test(end) || isDay(end)), 'There is no such day.'),
    ),
    z.transform((text) => (text === '' || text === '..' ? undefined : text)),
  ),
);
