// The letters that every first visit waits for.
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { cutFont, FILE, RANGE } from '../../scripts/cut-font.ts';

it('the Latin letters are cut as the script says, and hold all that the styles ask of them', async () => {
  expect(readFileSync(FILE).equals(await cutFont())).toBe(true);
  const styles = readFileSync('src/web/theme/fonts.css', 'utf8');
  const face = styles.split('@font-face').find((one) => one.includes('./inter-latin.woff2'));
  expect(/unicode-range:([^;]+);/.exec(face ?? '')?.[1]?.replace(/\s/g, '')).toBe(RANGE);
});
