import { z } from 'zod';

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
