import { z } from 'zod';

export const PAGE_SIZES = [10, 25, 50, 100] as const;

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
    .pipe(z.array(z.enum(values, `Choose from ${values.join(', ')}.`)).optional())
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

/** A filter of ids: `?author=3,14`. */
export const someIds = z
  .union([z.string(), z.number(), z.array(z.union([z.string(), z.number()]))])
  .transform((given) => {
    const list = listOf(given);
    return list.length > 0 || Array.isArray(given) ? list.map(Number) : undefined;
  })
  .pipe(
    z
      .array(z.number('Give ids.').int('Give ids.').min(1, 'Give ids.').max(2_147_483_647, 'Give ids.'))
      .max(MOST_VALUES)
      .optional(),
  )
  .optional();

/** A filter of free texts: `?tag=algebra,exam`. */
export const someTexts = z
  .union([z.string(), z.number(), z.array(z.string())])
  .transform((given) => {
    const list = listOf(given);
    return list.length > 0 || Array.isArray(given) ? list : undefined;
  })
  .pipe(z.array(z.string().max(100)).max(MOST_VALUES).optional())
  .optional();

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
