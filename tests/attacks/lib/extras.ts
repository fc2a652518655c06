import type { Schema } from './description.ts';

const NUMBERS = ['id', 'ownerId', 'owner_id', 'personId', 'person_id', 'authorId', 'userId', 'createdBy', 'balance'];
const TIMES = ['createdAt', 'created_at', 'updatedAt', 'deletedAt', 'emailVerifiedAt', 'publishedAt', 'paidAt'];
const TEXTS = ['role', 'access', 'status', 'passwordHash', 'password_hash', 'hash', 'storageKey', 'search', 'token'];

/** Names of columns and of things that only the server decides, with values that would be found wherever they end up. */
const EXTRAS: Record<string, unknown> = {
  ...Object.fromEntries(NUMBERS.map((name, index) => [name, 1_999_999_900 + index])),
  ...Object.fromEntries(TIMES.map((name) => [name, '1971-02-03T04:05:06.000Z'])),
  ...Object.fromEntries(TEXTS.map((name) => [name, `sentinel-${name}`])),
  ability: [{ action: 'manage', subject: 'sentinel-subject' }],
  preferences: { 'sentinel-preference': true },
};

/** The body with fields beside its own, in every object within it. */
export function withExtras(value: unknown, schema: Schema | undefined, extras = EXTRAS): unknown {
  if (Array.isArray(value)) return value.map((one) => withExtras(one, schema?.items, extras));
  if (typeof value !== 'object' || value === null) return value;
  const properties = propertiesOf(schema);
  const inner = Object.entries(value).map(([key, one]) => [key, withExtras(one, properties[key], extras)]);
  // An object that takes any name takes these as well: that is no field it did not ask for.
  if (schema?.additionalProperties) return Object.fromEntries(inner);
  const outer = Object.entries(extras).filter(([key]) => !(key in properties));
  return Object.fromEntries([...outer, ...inner]);
}

/** What an object may have by any of its descriptions. */
function propertiesOf(schema: Schema | undefined): Record<string, Schema> {
  const parts = [...(schema?.anyOf ?? []), ...(schema?.oneOf ?? []), ...(schema?.allOf ?? [])];
  return Object.assign({}, ...parts.map(propertiesOf), schema?.properties);
}
