import { ACCESS_ROLES, type AccessRole } from '#contract/access.ts';
import { useSession } from '#web/session.ts';

/** The login roles that can be chosen: only an administrator makes administrators. The one that somebody has is shown. */
export function useAccessRoles(now?: AccessRole | undefined): AccessRole[] {
  const isAdmin = useSession()?.role === 'admin';
  return ACCESS_ROLES.filter((role) => role !== 'admin' || isAdmin || now === 'admin');
}
