import { z } from 'zod';

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

/** What is kept on purpose stays; an attachment goes once nothing has shown it for a day. */
export const FILE_PURPOSES = ['kept', 'attachment'] as const;
export type FilePurpose = (typeof FILE_PURPOSES)[number];

export const uploadQuery = z.object({ for: z.enum(FILE_PURPOSES).default('kept') });
export const openQuery = z.object({ inline: z.enum(['0', '1']).default('0') });

export const storedFile = z.object({
  id: z.number(),
  name: z.string(),
  type: z.string(),
  size: z.number(),
  url: z.string(),
  /** Of pictures, in pixels: room can be left for them before they are there. */
  width: z.number().nullable(),
  height: z.number().nullable(),
});
export type StoredFile = z.infer<typeof storedFile>;
export const uploaded = z.object({ file: storedFile });
