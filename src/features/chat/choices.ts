/** What people choose for themselves, and what others see of them. */
export const PRESENCES = ['online', 'away', 'busy', 'offline'] as const;

export const REACTIONS = ['👍', '❤️', '😂', '🎉', '😮', '🙏'] as const;

export const MESSAGE_LETTERS = 5_000;
export const MESSAGE_FILES = 10;
