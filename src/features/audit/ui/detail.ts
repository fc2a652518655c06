/** One line of what was done: a field, and what it was before and after, or a plain value. */
export interface Fact {
  field: string;
  from?: string;
  value: string;
}

const isPair = (value: unknown): value is { from: unknown; to: unknown } =>
  typeof value === 'object' && value !== null && 'from' in value && 'to' in value;

const inWords = (value: unknown): string => {
  if (value === null || value === undefined || value === '') return '–';
  if (Array.isArray(value)) return value.length > 0 ? value.map(inWords).join(', ') : '–';
  return String(value);
};

/** What an entry's detail says, flat: `changes: { email: { from, to } }` becomes a line for the email. */
export function factsOf(detail: Record<string, unknown>): Fact[] {
  return Object.entries(detail).flatMap(([field, value]): Fact[] => {
    if (isPair(value)) return [{ field, from: inWords(value.from), value: inWords(value.to) }];
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) {
      return factsOf(value as Record<string, unknown>);
    }
    return [{ field, value: inWords(value) }];
  });
}
