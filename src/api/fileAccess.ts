import { eq, or } from 'drizzle-orm';
import { files } from '#features/files/api/tables.ts';
import type { Me } from './deps.ts';

/** Own files, and the shared ones for those who see the whole school. */
export const mayOpen = (me: Me) =>
  me.ability.can('read', 'Dashboard') ? or(eq(files.ownerId, me.id), eq(files.shared, true)) : eq(files.ownerId, me.id);

export const fileUrl = (id: number, name: string) => `/api/files/${id}/${encodeURIComponent(name)}`;
