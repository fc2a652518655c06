/** Where the things of an area say how they are sent: an area with an `outgoing.ts` has its line here. */
export const AREAS: Record<string, () => Promise<unknown>> = {
  calendar: () => import('#features/calendar/ui/outgoing.ts'),
  chat: () => import('#features/chat/ui/outgoing.ts'),
  email: () => import('#features/email/ui/outgoing.ts'),
  // What is done to a single card comes with its drawer, and brings the rest along.
  kanban: () => import('#features/kanban/ui/drawer/outgoing.ts'),
  profile: () => import('#features/profile/ui/outgoing.ts'),
  todo: () => import('#features/todo/ui/outgoing.ts'),
};
