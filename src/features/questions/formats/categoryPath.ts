/** A slash in a name is written twice, one alone goes a level down: `Science / In//out`. */
export const writePath = (path: string[], between = '/') =>
  path.map((name) => name.replaceAll('/', '//')).join(between);

export function readPath(text: string): string[] {
  const names = [''];
  for (let at = 0; at < text.length; at += 1) {
    const isSlash = text[at] === '/';
    if (isSlash && text[at + 1] !== '/') names.push('');
    else names.push(`${names.pop()}${text[at]}`);
    if (isSlash && text[at + 1] === '/') at += 1;
  }
  return names.map((name) => name.trim()).filter(Boolean);
}

const ROOT = /^\$[a-z0-9]+\$$/i;

/** Without what Moodle puts first: where the category belongs (`$course$`), and `top` above all of them. */
export function readMoodlePath(text: string): string[] {
  const [first, ...rest] = readPath(text);
  if (first === undefined) return [];
  if (!ROOT.test(first)) return [first, ...rest];
  return rest[0]?.toLowerCase() === 'top' ? rest.slice(1) : rest;
}

export const writeMoodlePath = (path: string[]) => writePath(['$course$', 'top', ...path]);
