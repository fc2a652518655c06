// Cuts src/web/theme/inter-latin.woff2 out of Inter: every first visit waits for it, so it holds the letters, weights and
// features that the pages use and nothing else. The same on every run.
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import subsetFont from 'subset-font';

export const FILE = 'src/web/theme/inter-latin.woff2';
/** As `unicode-range` of the same file in src/web/theme/fonts.css. */
export const RANGE =
  'U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+0304,U+0308,U+0329,U+2000-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215,U+FEFF,U+FFFD';
/** What browsers do by themselves, and figures that stand below each other. */
const FEATURES = ['calt', 'ccmp', 'clig', 'kern', 'liga', 'locl', 'mark', 'mkmk', 'rlig', 'tnum'];
export const WEIGHTS = { min: 400, max: 700, default: 400 };

function lettersOf(range: string): string {
  return range
    .split(',')
    .flatMap((part) => {
      const [first = 0, last = first] = part
        .slice(2)
        .split('-')
        .map((number) => Number.parseInt(number, 16));
      return Array.from({ length: last - first + 1 }, (_, at) => String.fromCodePoint(first + at));
    })
    .join('');
}

export async function cutFont(): Promise<Buffer> {
  const whole = createRequire(import.meta.url).resolve(
    '@fontsource-variable/inter/files/inter-latin-opsz-normal.woff2',
  );
  return subsetFont(readFileSync(whole), lettersOf(RANGE), {
    targetFormat: 'woff2',
    keepFeatures: FEATURES,
    variationAxes: { wght: WEIGHTS },
    noHinting: true,
  });
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  writeFileSync(join(import.meta.dirname, '..', FILE), await cutFont());
}
