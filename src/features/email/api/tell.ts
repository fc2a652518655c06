import type { Deps } from '#api/deps.ts';

/** Open pages of whose mails they are look again. Without ids it was many. */
export const tellMails = (deps: Pick<Deps, 'bus'>, people: number[], ids: number[] = []) =>
  deps.bus.publish({ people, topic: 'emails', ids });
