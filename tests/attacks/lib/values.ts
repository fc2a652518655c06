import fc from 'fast-check';
import type { Schema } from './description.ts';

/** Chooses the values of a request: for each place, what would be right there. */
export interface Choice {
  /** A text for this field. */
  text(name: string, schema: Schema): string;
  /** A whole number that is the number of something. */
  id(name: string): number;
  /** A number that is none of anything. */
  number?(schema: Schema): number;
  /** Fields that may be left out come too. */
  full: boolean;
}

let made = 0;
const unique = () => `${process.pid.toString(36)}${(made++).toString(36)}`;

const typeOf = ({ type, properties }: Schema) => (Array.isArray(type) ? type[0] : (type ?? (properties && 'object')));

const FORMATS: Record<string, () => string> = {
  email: () => `a${unique()}@example.com`,
  uuid: () => crypto.randomUUID(),
  date: () => '2026-11-20',
  'date-time': () => '2026-11-20T10:00:00.000Z',
};

/** A text that the schema takes, made from the wanted one as far as that goes. */
export function fitting(wanted: string, schema: Schema): string {
  const format = schema.format && FORMATS[schema.format];
  if (format) return format();
  const { minLength = 0, maxLength = 100_000, pattern } = schema;
  const text = wanted.slice(0, maxLength).padEnd(minLength, 'x');
  if (!pattern || new RegExp(pattern, 'u').test(text)) return text;
  for (const simple of [`a${unique()}`, '1', '2026-11-20', ''])
    if (new RegExp(pattern, 'u').test(simple)) return simple;
  return fc.sample(fc.stringMatching(new RegExp(pattern)), { numRuns: 1, seed: made++ })[0] ?? '';
}

/** A value that the schema takes. */
export function sample(schema: Schema, choice: Choice, name = ''): unknown {
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return schema.enum[made++ % schema.enum.length];
  const options = schema.anyOf ?? schema.oneOf;
  if (options) return sample(options.find((one) => typeOf(one) !== 'null' && one.const !== '') ?? {}, choice, name);
  if (schema.allOf) return Object.assign({}, ...schema.allOf.map((one) => sample(one, choice, name)));
  switch (typeOf(schema)) {
    case 'string':
      return fitting(choice.text(name, schema), schema);
    case 'integer':
    case 'number':
      return numberFor(schema, choice, name);
    case 'boolean':
      return schema.default ?? true;
    case 'array':
      return arrayFor(schema, choice, name);
    case 'object':
      return objectFor(schema, choice);
    default:
      return choice.text(name, schema);
  }
}

const isId = (name: string, { maximum }: Schema) =>
  /^id$|ids?$|^(contact|replyTo|assignee)$/i.test(name) || maximum === 2_147_483_647;

function numberFor(schema: Schema, choice: Choice, name: string) {
  if (isId(name, schema) && typeOf(schema) === 'integer') return choice.id(name);
  if (choice.number) return choice.number(schema);
  if (typeof schema.default === 'number') return schema.default;
  const { minimum = 1, maximum = 5 } = schema;
  return Math.min(Math.max(minimum, 1), maximum);
}

function arrayFor(schema: Schema, choice: Choice, name: string) {
  if (!choice.full && schema.default !== undefined) return schema.default;
  return Array.from({ length: Math.max(1, schema.minItems ?? 1) }, () => sample(schema.items ?? {}, choice, name));
}

function objectFor({ properties = {}, required = [] }: Schema, choice: Choice) {
  const wanted = Object.entries(properties).filter(([key]) => choice.full || required.includes(key));
  return Object.fromEntries(wanted.map(([key, one]) => [key, sample(one, choice, key)]));
}

/** Values of every kind, most of them wrong for the schema and each of them possible in JSON. */
export function wrong(schema: Schema): fc.Arbitrary<unknown> {
  const anything = fc.oneof(
    fc.jsonValue({ maxDepth: 2 }),
    fc.constantFrom<unknown>(null, true, 0, -1, 1e308, -0, 2 ** 53, '', ' ', '\u0000', '\ud800', '1', 'NaN', [], {}, [
      [],
    ]),
    fc.constantFrom<unknown>('a'.repeat(3000), '٣', '../../etc/passwd', '%00', "'", '"', '\\', '$(id)', '{{7*7}}'),
    fc.constantFrom<unknown>({ $ne: null }, { length: 1e9 }, { toString: 'x' }, { __proto__: null, constructor: 'x' }),
  );
  const options = schema.anyOf ?? schema.oneOf ?? schema.allOf;
  if (options) return fc.oneof(anything, ...options.map(wrong));
  if (schema.enum) return fc.oneof({ weight: 3, arbitrary: fc.constantFrom(...schema.enum) }, anything);
  switch (typeOf(schema)) {
    case 'object':
      return wrongObject(schema, anything);
    case 'array':
      return fc.oneof(anything, fc.array(wrong(schema.items ?? {}), { maxLength: 4 }));
    case 'string':
      return fc.oneof(anything, fc.string({ unit: 'binary', maxLength: 300 }), fc.constant(fitting('x', schema)));
    case 'integer':
    case 'number':
      return fc.oneof(anything, fc.double(), fc.integer(), fc.constantFrom(1, 2, 2_147_483_647, 2_147_483_648, -1));
    case 'boolean':
      return fc.oneof(anything, fc.boolean());
    default:
      return anything;
  }
}

function wrongObject(
  { properties = {}, required = [] }: Schema,
  anything: fc.Arbitrary<unknown>,
): fc.Arbitrary<unknown> {
  const fields = Object.fromEntries(Object.entries(properties).map(([key, one]) => [key, wrong(one)]));
  const requiredKeys = required.filter((key) => key in fields);
  const plain = fc.record(fields, { requiredKeys });
  return fc.oneof({ weight: 6, arbitrary: plain }, { weight: 1, arbitrary: anything });
}
