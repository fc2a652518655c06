export const KEY_SCOPES = ['read', 'write'] as const;

/** So many keys that work somebody may have. */
export const MOST_KEYS = 20;
