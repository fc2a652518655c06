type Tree = Record<string, unknown>;

const isTree = (value: unknown): value is Tree =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;

/** Options over options: what both have is taken from the second, branch by branch. */
export function merged<Options extends object>(below: Options, above: Options): Options {
  const all: Tree = { ...(below as Tree) };
  for (const [name, value] of Object.entries(above)) {
    const before = all[name];
    all[name] = isTree(before) && isTree(value) ? merged(before, value) : value;
  }
  return all as Options;
}
