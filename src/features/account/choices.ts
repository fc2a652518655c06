export const AVATAR_TYPES = ['image/png', 'image/jpeg', 'image/webp'] as const;
/** The side of the square that the page cuts. */
export const AVATAR_SIDE = 320;
