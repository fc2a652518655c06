/** Covers that come with the product. Whoever chose none has one of them, always the same. */
export const DRAWN_COVERS = 8;
export const drawnCover = (number: number) => `/profile/cover-${String(number).padStart(2, '0')}.svg`;

export const PICTURE_TYPES = ['image/png', 'image/jpeg', 'image/gif', 'image/webp'] as const;
export const VIDEO_TYPES = ['video/mp4', 'video/webm'] as const;

export const COMMENT_LETTERS = 2_000;
export const MOST_PICTURES = 6;
export const MOST_OPTIONS = 6;

export const PAGE_KINDS = ['club', 'course', 'team'] as const;
