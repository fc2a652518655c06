import { z } from 'zod';

export const PAGE_SIZES = [10, 25, 50, 100] as const;

/** What lists can be kept as. */
export const EXPORT_FORMATS = ['csv', 'xlsx'] as const;
export type ExportFormat = (typeof EXPORT_FORMATS)[number];
export const exportFormat = z.enum(EXPORT_FORMATS, 'Choose csv or xlsx.').default('csv');

/** What every list takes. Wrong values are a 400 on the wire; `lenient` makes the same schema fall back in the address bar. */
export const listBase = z.object({
  q: z.string().trim().max(200, 'Use at most 200 characters.').default(''),
  page: z.coerce
    .number<number>('Give a page number.')
    .int('Give a whole number.')
    .min(1, 'Pages start at 1.')
    .default(1),
  perPage: z.coerce
    .number<number>('Give a number of rows.')
    .int('Give a whole number.')
    .min(1, 'Ask for at least 1 row.')
    .max(100, 'Ask for at most 100 rows.')
    .default(10),
  sort: z.enum(['asc', 'desc'], 'Sort is asc or desc.').default('asc'),
});

export type ListBase = z.infer<typeof listBase>;

/** What is wrong with one of several values is wrong with the field that holds them. */
const atField =
  <T>(inner: z.ZodType<T>) =>
  (given: unknown, context: z.RefinementCtx): T => {
    const read = inner.safeParse(given);
    if (read.success) return read.data;
    const [message = ''] = read.error.issues.map((issue) => issue.message);
    context.addIssue({ code: 'custom', message });
    return z.NEVER;
  };

/** `true` and `false`, as an address writes them. */
export const yesOrNo = z.stringbool('Say true or false.').or(z.boolean());

/** A filter that takes one value, several, or a text with commas: `?status=active,pending`. */
export function anyOf<const V extends readonly [string, ...string[]]>(values: V) {
  return z
    .union([z.string(), z.array(z.string())])
    .transform((given) => {
      if (Array.isArray(given)) return given;
      // An empty text is a filter that was left out; an empty list lets nothing through.
      const several = given.split(',').map((one) => one.trim());
      return several.some(Boolean) ? several.filter(Boolean) : undefined;
    })
    .transform(atField(z.array(z.enum(values, `Choose from ${values.join(', ')}.`)).optional()))
    .optional();
}

/** The same list schema for the address bar: what is wrong there falls back instead of failing. */
export function lenient<S extends z.ZodRawShape>(schema: z.ZodObject<S>) {
  return (search: Record<string, unknown>): z.infer<z.ZodObject<S>> => {
    const kept: Record<string, unknown> = {};
    for (const [key, field] of Object.entries(schema.shape)) {
      // A router may read `?q=123` as a number where a text is meant.
      const given = search[key];
      const readings = typeof given === 'number' || typeof given === 'boolean' ? [given, String(given)] : [given];
      const fitting = readings.find((one) => z.safeParse(field as z.ZodType, one).success);
      if (fitting !== undefined) kept[key] = fitting;
    }
    return schema.parse(kept);
  };
}

const listOf = (given: string | number | (string | number)[]) =>
  (Array.isArray(given) ? given : String(given).split(',')).map((one) => String(one).trim()).filter(Boolean);

const MOST_VALUES = 200;

const idsFrom = (lowest: 0 | 1) =>
  z
    .union([z.string(), z.number(), z.array(z.union([z.string(), z.number()]))])
    .transform((given) => {
      const list = listOf(given);
      return list.length > 0 || Array.isArray(given) ? list.map(Number) : undefined;
    })
    .transform(
      atField(
        z
          .array(z.number('Give ids.').int('Give ids.').min(lowest, 'Give ids.').max(2_147_483_647, 'Give ids.'))
          .max(MOST_VALUES, `Give at most ${MOST_VALUES}.`)
          .optional(),
      ),
    )
    .optional();

/** A filter of ids: `?author=3,14`. */
export const someIds = idsFrom(1);
/** The same where a thing may have none of them: `?category=0,14` is what has none, or the fourteenth. */
export const someIdsOrNone = idsFrom(0);

/** Some texts as one, with commas between them. Commas of their own, and backslashes, have a backslash before them. */
export const writeTexts = (texts: string[]) => texts.map((one) => one.replace(/[\\,]/g, '\\$&')).join(',');

/** The way back: `a\, b,c` is two. */
const readTexts = (text: string) =>
  (text.match(/(?:\\.|[^,\\]|\\$)+/gs) ?? []).map((one) => one.replace(/\\([\\,])/g, '$1'));

/** A filter of free texts: `?tag=algebra,exam`; a comma in one of them is written as `\,`. A list is taken as it is. */
export const someTexts = z
  .union([z.string(), z.number(), z.array(z.string())])
  .transform((given) => {
    const texts = Array.isArray(given) ? given : readTexts(String(given));
    const list = texts.map((one) => one.trim()).filter(Boolean);
    return list.length > 0 || Array.isArray(given) ? list : undefined;
  })
  .transform(
    atField(
      z
        .array(z.string().max(100, 'Use at most 100 characters.'))
        .max(MOST_VALUES, `Give at most ${MOST_VALUES}.`)
        .optional(),
    ),
  )
  .optional();

/** The columns to sort by, and the way of each, with commas between them. */
export const inTurn = <const V extends readonly [string, ...string[]]>(values: V, message: string, most: number) =>
  z
    .union([z.string(), z.array(z.string())])
    .transform((given) => listOf(given))
    .transform(atField(z.array(z.enum(values, message)).min(1, message).max(most, `Give at most ${most}.`)));

const isDay = (text: string) => text === '' || !Number.isNaN(Date.parse(`${text}T00:00:00Z`));

/**
 * A filter of days (UTC, both ends included): `2026-09-01..2026-11-15`, either end open; `last-7` for the last seven
 * days, `before-90` for longer ago than that, `never` for what has no date.
 */
export const days = z
  .string()
  .trim()
  .regex(
    /^((\d{4}-\d\d-\d\d)?\.\.(\d{4}-\d\d-\d\d)?|(last|before)-\d{1,4}|never)?$/,
    'Give days as 2026-09-01..2026-11-15.',
  )
  .refine((text) => text.split('..').every((end) => /[a-z]/.test(end) || isDay(end)), 'There is no such day.')
  .transform((text) => (text === '' || text === '..' ? undefined : text))
  .optional();
