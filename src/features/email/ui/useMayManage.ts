import { useAbility, useSession } from '#web/session.ts';

/** Who looks as somebody else reads their mails and changes nothing: not even that they were read. */
export function useMayManage(): boolean {
  const isViewing = Boolean(useSession()?.viewer);
  return useAbility().can('manage', 'Email') && !isViewing;
}
