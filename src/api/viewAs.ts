import type { AccessRole } from '#contract/access.ts';

/** Why somebody may not look at the product as that person; null when they may. */
export function viewAsRefusal(
  me: { id: number; access: AccessRole },
  person: { id: number; access: AccessRole; status: string },
): string | null {
  if (me.access !== 'admin') return 'Only an administrator can look at the product as somebody else.';
  if (person.id === me.id) return 'You are looking at the product as yourself already.';
  if (person.access === 'admin') return 'Nobody can look at the product as another administrator.';
  return person.status === 'suspended' ? 'This account is suspended: there is nothing to look at.' : null;
}
