import { z } from 'zod';

/** What may be uploaded: nothing a browser would run. */
export const FILE_TYPES = [
  'image/png',
  'image/jpeg',
  'image/gif',
  'image/webp',
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

export const storedFile = z.object({
  id: z.number(),
  name: z.string(),
  type: z.string(),
  size: z.number(),
  url: z.string(),
});
export type StoredFile = z.infer<typeof storedFile>;
export const uploaded = z.object({ file: storedFile });
