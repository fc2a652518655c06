/** New values laid over old ones; null takes one away. */
export function merged<T extends object>(before: T, given: { [K in keyof T]?: T[K] | null | undefined }): T {
  const all = Object.entries({ ...before, ...given }).filter(([, value]) => value !== null && value !== undefined);
  return Object.fromEntries(all) as T;
}

const same = (a: unknown, b: unknown) => JSON.stringify(a ?? '') === JSON.stringify(b ?? '');

/** What is different, field by field, as the audit log keeps it. */
export function changesOf(before: object, after: object): Record<string, { from: unknown; to: unknown }> {
  const [was, is] = [before as Record<string, unknown>, after as Record<string, unknown>];
  const fields = [...new Set([...Object.keys(was), ...Object.keys(is)])].filter(
    (field) => !same(was[field], is[field]),
  );
  return Object.fromEntries(fields.map((field) => [field, { from: was[field] ?? '', to: is[field] ?? '' }]));
}
