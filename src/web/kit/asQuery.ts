/** A list's address as a query string has it: lists with commas, nothing that is not set. */
export const asQuery = (search: object): Record<string, string> =>
  Object.fromEntries(
    Object.entries(search).flatMap(([key, value]) =>
      value === undefined || value === '' ? [] : [[key, Array.isArray(value) ? value.join(',') : String(value)]],
    ),
  );
