export const DENSITIES = ['compact', 'normal', 'relaxed'] as const;

/** Where messages come up. */
export const TOAST_CORNERS = ['top-right', 'top-left', 'bottom-right', 'bottom-left'] as const;
