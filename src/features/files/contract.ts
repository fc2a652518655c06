import { z } from 'zod/mini';

/** What is kept on purpose stays; an attachment goes once nothing has shown it for a day. */
export const FILE_PURPOSES = ['kept', 'attachment'] as const;
export type FilePurpose = (typeof FILE_PURPOSES)[number];

export const uploadQuery = z.object({ for: z._default(z.enum(FILE_PURPOSES), 'kept') });
export const openQuery = z.object({ inline: z._default(z.enum(['0', '1']), '0') });

export const storedFile = z.object({
  id: z.number(),
  name: z.string(),
  type: z.string(),
  size: z.number(),
  url: z.string(),
  /** Of pictures, in pixels: room can be left for them before they are there. */
  width: z.nullable(z.number()),
  height: z.nullable(z.number()),
});
export type StoredFile = z.infer<typeof storedFile>;
export const uploaded = z.object({ file: storedFile });
