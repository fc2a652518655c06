import { redirect, useNavigate } from '@tanstack/react-router';
import type { SignedIn } from '#features/auth/contract.ts';
import { homeOf } from '#web/home.ts';
import { queryClient } from '#web/queryClient.ts';
import { getSession, startSession } from '#web/session.ts';
import { type ReturnSearch, registerPath, safeReturnTo, type Variant } from './paths.ts';
import { startQuery } from './queries.ts';
import { dropTicket } from './ticket.ts';

/** Starts the session and goes where the person wanted to go, or home. */
export function useEnter() {
  const navigate = useNavigate();
  return async (signedIn: SignedIn, returnTo?: string) => {
    startSession(signedIn);
    dropTicket();
    const { mustChangePassword, role } = signedIn.userData;
    if (mustChangePassword) return navigate({ to: '/pages/account-settings/security', replace: true });
    const wanted = safeReturnTo(returnTo);
    // An address, not a typed route: it comes from the address bar.
    if (wanted) return navigate({ href: wanted, replace: true });
    return navigate({ to: homeOf(role), replace: true });
  };
}

/** Without an answer the page still opens: signing in will say what is wrong. */
const loadStart = () => queryClient.ensureQueryData({ ...startQuery, retry: false }).catch(() => null);

interface Coming {
  search: ReturnSearch;
  cause: 'preload' | 'enter' | 'stay';
  location: { state: { __TSR_index: number } };
}

/**
 * Signing in makes no sense to somebody who is signed in, so whoever comes by the address goes on. Whoever follows a
 * link of ours, from the menu or a search, wants to see the page.
 */
function signedInGoesHome({ search: { returnTo }, cause, location: { state } }: Coming) {
  const user = getSession();
  if (!user || (!returnTo && cause !== 'stay' && state.__TSR_index > 0)) return;
  throw returnTo ? redirect({ href: returnTo }) : redirect({ to: homeOf(user.role) });
}

export async function beforeRegister(coming: Coming) {
  signedInGoesHome(coming);
  await loadStart();
}

/** On a server without any account the first page is the one that makes it. */
export async function beforeLogin(coming: Coming, variant: Variant) {
  signedInGoesHome(coming);
  const start = await loadStart();
  if (start?.firstRun) throw redirect({ to: registerPath(variant), search: coming.search });
}
