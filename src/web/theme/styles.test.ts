import { expect, it } from 'vitest';
import { themeStyles } from './styles.ts';

const css = themeStyles();
const of = (selector: string) => css.split('\n').find((line) => line.startsWith(selector)) ?? '';

it('has the variables of the theme for both schemes, and those of the resolver last', () => {
  expect(of(':root,')).toContain('--mantine-radius-sm: 6px;');
  expect(of(':root,')).toContain('--mantine-color-accent-6: var(--lms-accent-6);');
  for (const scheme of ['light', 'dark'])
    expect(of(`:root[data-mantine-color-scheme="${scheme}"]`)).toContain('--mantine-color-text: var(--lms-text);');
});

it('leaves out what Mantine’s own style sheet says', () => {
  expect(css).not.toContain('--mantine-color-grape-6:');
});

it('has the classes of what is shown from a width on', () => {
  expect(css).toContain('@media (max-width: 47.99375em) { .mantine-visible-from-sm { display: none !important; } }');
  expect(css).toContain('@media (min-width: 48em) { .mantine-hidden-from-sm { display: none !important; } }');
});
