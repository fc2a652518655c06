import { useMediaQuery } from '@mantine/hooks';

/** Under 768: tables become rows of two lines. */
export const useOnPhone = () =>
  useMediaQuery('(max-width: 767.98px)', undefined, { getInitialValueInEffect: false }) ?? false;
