import {
  type ConvertCSSVariablesInput,
  convertCssVariables,
  DEFAULT_THEME,
  deepMerge,
  defaultCssVariablesResolver,
  em,
  mergeMantineTheme,
  px,
} from '@mantine/core';
import { cssVariablesResolver } from './meanings.ts';
import { theme } from './theme.ts';

const whole = mergeMantineTheme(DEFAULT_THEME, theme);

/** Without what Mantine's own style sheet says already. */
function ownOf(all: ConvertCSSVariablesInput): ConvertCSSVariablesInput {
  const usual = defaultCssVariablesResolver(DEFAULT_THEME);
  const own = (part: keyof ConvertCSSVariablesInput) =>
    Object.fromEntries(
      Object.entries(all[part]).filter(([name, value]) => usual[part][name as `--${string}`] !== value),
    );
  return { variables: own('variables'), light: own('light'), dark: own('dark') };
}

/** What `visibleFrom` and `hiddenFrom` need. */
function widths() {
  return Object.entries(whole.breakpoints)
    .map(([name, width]) => {
      const from = Number(px(width));
      return (
        `@media (max-width: ${em(from - 0.1)}) { .mantine-visible-from-${name} { display: none !important; } }\n` +
        `@media (min-width: ${em(from)}) { .mantine-hidden-from-${name} { display: none !important; } }`
      );
    })
    .join('\n');
}

/** The style sheet of the theme, which Mantine would otherwise work out in the browser at each start. */
export function themeStyles(): string {
  const all = deepMerge(defaultCssVariablesResolver(whole), cssVariablesResolver(whole));
  return `${convertCssVariables(ownOf(all))}\n${widths()}\n`;
}
