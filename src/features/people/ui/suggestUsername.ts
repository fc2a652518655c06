const MOST = 60;

/** "Amara Okafor" becomes `aokafor`, as the accounts of a school usually go. */
export function suggestUsername(fullName: string): string {
  const words = fullName
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
  const [first = '', ...others] = words;
  const last = others.at(-1);
  return (last ? `${[...first][0]}${last}` : first).slice(0, MOST);
}
