import { MantineContext, MantineThemeProvider } from '@mantine/core';
import { type ReactNode, useLayoutEffect, useMemo } from 'react';
import { theme } from './theme.ts';

/**
 * The theme for all components, instead of `MantineProvider`: that would work out a style sheet at each start which is
 * built with the pages (styles.ts), and keep a colour scheme that follows the skin.
 */
export function Themed({ colorScheme, children }: { colorScheme: 'light' | 'dark'; children: ReactNode }) {
  useLayoutEffect(() => {
    document.documentElement.dataset.mantineColorScheme = colorScheme;
  }, [colorScheme]);
  const settings = useMemo(
    () => ({
      colorScheme,
      setColorScheme: () => {},
      clearColorScheme: () => {},
      getRootElement: () => document.documentElement,
      classNamesPrefix: 'mantine',
      cssVariablesSelector: ':root',
      withStaticClasses: true,
    }),
    [colorScheme],
  );
  return (
    <MantineContext value={settings}>
      <MantineThemeProvider theme={theme}>{children}</MantineThemeProvider>
    </MantineContext>
  );
}
