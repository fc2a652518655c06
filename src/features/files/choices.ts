/** What may be uploaded: nothing a browser would run. */
export const FILE_TYPES = [
  'image/png',
  'image/jpeg',
  'image/gif',
  'image/webp',
  'video/mp4',
  'video/webm',
  'application/pdf',
  'text/plain',
  'text/csv',
  'text/markdown',
  'application/zip',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  'application/vnd.openxmlformats-officedocument.presentationml.presentation',
] as const;

export const UPLOAD_BYTES = 10 * 1024 * 1024;
/** A small file can unfold into a picture that no browser can hold. */
export const PICTURE_PIXELS = 50_000_000;
