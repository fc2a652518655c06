const same = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);

/**
 * Something is changed elsewhere while its form is open: fields that were not touched take what stands there now, what was
 * typed stays. `both` are those that were changed here and there.
 */
export function meet<Values extends object>(before: Values, typed: Values, now: Values) {
  const names = Object.keys(before) as (keyof Values)[];
  const touched = new Set(names.filter((name) => !same(before[name], typed[name])));
  const both = [...touched].filter((name) => !same(before[name], now[name]) && !same(typed[name], now[name]));
  const followed = names.filter((name) => !touched.has(name));
  return {
    values: { ...typed, ...Object.fromEntries(followed.map((name) => [name, now[name]])) } as Values,
    both,
    isBoth: both.length > 0,
  };
}
