/** What to say of a day or a time that stands there and cannot be read, whose value is empty: 30 February, or half of one. */
export const unread = ({ type, validity }: HTMLInputElement) =>
  /^(date|time)/.test(type) && validity.badInput
    ? type === 'date'
      ? 'There is no such day.'
      : 'There is no such time.'
    : undefined;

/** The same of all fields of a form, by their paths. */
export function unreadIn(form: HTMLFormElement | null): Record<string, string> {
  const found: Record<string, string> = {};
  for (const field of (form?.elements ?? []) as Iterable<HTMLInputElement>) {
    const words = unread(field);
    if (words && field.dataset.path) found[field.dataset.path] = words;
  }
  return found;
}
