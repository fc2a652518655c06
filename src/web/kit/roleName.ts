import { BUILT_IN_ROLES } from '#contract/access.ts';
import { i18n } from '#web/i18n/i18n.ts';

/** The roles that come with the product have words in every language; the others are called what somebody called them. */
export function roleName(role: string): string {
  const known = BUILT_IN_ROLES.find((one) => one === role);
  return known ? i18n.t(`people:permissionRoles.${known}`) : role;
}
