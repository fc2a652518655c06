import { createTheme } from '@mantine/core';
import { colors } from './colors.ts';
import { components } from './components.ts';
import { variantColorResolver } from './meanings.ts';

const FONT = "'Inter Variable', 'Noto Sans Arabic Variable', system-ui, sans-serif";

export const theme = createTheme({
  colors,
  primaryColor: 'accent',
  primaryShade: 6,
  black: '#1b1a18',
  variantColorResolver,
  fontFamily: FONT,
  fontSizes: { xs: '12px', sm: '13px', md: '14px', lg: '16px', xl: '18px' },
  lineHeights: { xs: '16px', sm: '18px', md: '20px', lg: '24px', xl: '26px' },
  fontWeights: { regular: '400', medium: '550', bold: '650' },
  headings: {
    fontFamily: FONT,
    fontWeight: '650',
    sizes: {
      h1: { fontSize: '22px', lineHeight: '28px' },
      h2: { fontSize: '16px', lineHeight: '24px' },
      h3: { fontSize: '14px', lineHeight: '20px', fontWeight: '600' },
      h4: { fontSize: '14px', lineHeight: '20px', fontWeight: '600' },
    },
  },
  radius: { xs: '4px', sm: '6px', md: '8px', lg: '10px', xl: '14px' },
  defaultRadius: 'sm',
  spacing: { xs: '8px', sm: '12px', md: '16px', lg: '20px', xl: '24px' },
  breakpoints: { xs: '30em', sm: '48em', md: '62em', lg: '75em', xl: '90em' },
  shadows: {
    xs: 'var(--lms-shadow-1)',
    sm: 'var(--lms-shadow-1)',
    md: 'var(--lms-shadow-2)',
    lg: 'var(--lms-shadow-3)',
    xl: 'var(--lms-shadow-3)',
  },
  cursorType: 'pointer',
  respectReducedMotion: true,
  components,
});
