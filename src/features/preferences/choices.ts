export const DENSITIES = ['compact', 'normal', 'relaxed'] as const;
