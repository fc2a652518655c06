import { z } from 'zod';
import { accessRole } from './accessRules.ts';
import { listBase, someIds } from './list.ts';

/** What people are looked up for: whoever may not use it is not offered, but mails reach everybody. */
export const DIRECTORY_USES = ['email', 'chat', 'todo', 'calendar', 'kanban'] as const;
export type DirectoryUse = (typeof DIRECTORY_USES)[number];

/** Query of GET /api/directory: people to write to, to invite or to give work to. */
export const directoryQuery = z.object({
  q: listBase.shape.q,
  page: listBase.shape.page,
  perPage: listBase.shape.perPage,
  for: z.enum(DIRECTORY_USES, `Choose from ${DIRECTORY_USES.join(', ')}.`),
  /** These alone, by id. */
  ids: someIds,
});

export const directoryPerson = z.object({
  id: z.number(),
  fullName: z.string(),
  email: z.string(),
  avatar: z.string().nullable(),
  access: accessRole,
});
export type DirectoryPerson = z.infer<typeof directoryPerson>;
export const directoryPage = z.object({ people: z.array(directoryPerson), total: z.number() });
