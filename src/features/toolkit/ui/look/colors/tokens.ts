/** How a token is used decides what is asked of it: words 4.5, marks 3, grounds by the words on them. */
export interface Token {
  name: string;
  use: 'ground' | 'words' | 'mark' | 'plain';
  /** The token it meets: of a ground the words on it, of the others the ground below. */
  meets: string;
}

const ground = (name: string, meets = 'text'): Token => ({ name, use: 'ground', meets });
const words = (name: string, meets = 'surface'): Token => ({ name, use: 'words', meets });
const mark = (name: string, meets = 'surface'): Token => ({ name, use: 'mark', meets });
const plain = (name: string, meets = 'surface'): Token => ({ name, use: 'plain', meets });

const MEANINGS = ['success', 'warning', 'danger', 'info'];
const upTo = (last: number) => Array.from({ length: last }, (_, at) => at + 1);

export const GROUPS = [
  {
    id: 'surfaces',
    tokens: ['canvas', 'surface', 'raised', 'subtle', 'hover', 'inset', 'selected'].map((name) => ground(name)),
  },
  { id: 'text', tokens: [words('text'), words('text-2'), words('text-3'), words('accent-text')] },
  { id: 'lines', tokens: [plain('line'), plain('line-strong'), mark('control'), mark('accent-line')] },
  {
    id: 'accent',
    tokens: [
      ground('accent-fill', 'white'),
      ground('accent-fill-hover', 'white'),
      ground('accent-soft', 'accent-text'),
      ground('accent-soft-2', 'accent-text'),
    ],
  },
  {
    id: 'meanings',
    tokens: MEANINGS.flatMap((name) => [
      words(`${name}-text`),
      mark(`${name}-mark`),
      ground(`${name}-tint`, `${name}-text`),
    ]),
  },
  { id: 'series', tokens: upTo(6).map((at) => mark(`series-${at}`)) },
  { id: 'tints', tokens: upTo(7).map((at) => ground(`tint-${at}`, `tint-${at}-text`)) },
] as const satisfies readonly { id: string; tokens: Token[] }[];

export const variableOf = (name: string) => (name === 'white' ? '--mantine-color-white' : `--lms-${name}`);

export const ALL_NAMES = [
  ...new Set(GROUPS.flatMap(({ tokens }) => tokens.flatMap(({ name, meets }) => [name, meets]))),
];
