import { eq, or } from 'drizzle-orm';
import { files } from '#features/files/api/tables.ts';
import type { Me } from './deps.ts';

/** Own files, and for the staff the shared ones. */
export const mayOpen = (me: Me) =>
  me.access === 'Student' ? eq(files.ownerId, me.id) : or(eq(files.ownerId, me.id), eq(files.shared, true));

export const fileUrl = (id: number, name: string) => `/api/files/${id}/${encodeURIComponent(name)}`;
