import { useMyPages } from '#web/shell/access.ts';

/** The way to the till, where there is one. */
export const useCheckout = () => useMyPages().find((page) => page.target === 'checkout')?.link;
