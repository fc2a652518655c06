/** Where the things of an area say how they are sent: an area with an `outgoing.ts` has its line here. */
export const AREAS: Record<string, () => Promise<unknown>> = {
  calendar: () => import('#features/calendar/ui/outgoing.ts'),
  chat: () => import('#features/chat/ui/outgoing.ts'),
  email: () => import('#features/email/ui/outgoing.ts'),
  kanban: () => import('#features/kanban/ui/data/outgoing.ts'),
  profile: () => import('#features/profile/ui/outgoing.ts'),
  todo: () => import('#features/todo/ui/outgoing.ts'),
};
