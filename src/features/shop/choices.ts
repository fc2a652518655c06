export const COLOR_OPTIONS = ['primary', 'success', 'warning', 'danger', 'info'] as const;

/** So many of one product in a cart. */
export const MOST_PIECES = 99;

/** So few are nearly sold out. */
export const LOW_STOCK = 5;
