import type { QueryClient } from '@tanstack/react-query';
import type { AnyRouter } from '@tanstack/react-router';
import { whileNothingShows } from './changing.ts';
import { homeOf } from './home.ts';
import { getSession, onSessionChange, onSessionEnd } from './session.ts';

/** Keeps what is on screen true to who is signed in, in this tab and in the others. */
export function followSession(router: AnyRouter, queryClient: QueryClient) {
  let person = getSession();

  /** Off a page that is closed to them now; then everything is asked for again, because more or less may be seen. */
  async function followRights() {
    await router.invalidate();
    await queryClient.invalidateQueries();
  }

  onSessionChange(() => {
    const next = getSession();
    const before = person;
    person = next;
    if (!next) return;
    if (next.id === before?.id) {
      if (JSON.stringify(next.ability) !== JSON.stringify(before.ability)) void followRights();
      // To where they choose it: see mustSee.
      else if (next.mustChangePassword && !before.mustChangePassword) void router.invalidate();
      return;
    }
    if (!before) {
      queryClient.clear();
      return;
    }
    void whileNothingShows(() => {
      // One person's data is never shown to another.
      queryClient.clear();
      // Looking as somebody begins where they begin, and ends on their page.
      if (next.viewer) return router.navigate({ to: homeOf(next.role) });
      if (before.viewer) return router.navigate({ to: '/lms/users/$id', params: { id: String(before.id) } });
      return router.invalidate();
    });
  });

  onSessionEnd((why) => {
    const { pathname, href } = router.state.location;
    // Whoever reads what everybody may read goes on reading.
    const isOn = (part: string) => router.state.matches.some(({ routeId }) => routeId === part);
    if (why === 'expired' && isOn('/_open')) {
      queryClient.clear();
      void router.invalidate();
      return;
    }
    // Nor does anything of the pages around the login belong to somebody who is signed in.
    const isThere = pathname.startsWith('/pages/login-') || (why === 'expired' && isOn('/_plain'));
    const search = why === 'expired' ? { returnTo: href } : {};
    // Nobody is asked whether to leave: there is nothing to stay for. What was typed is kept: see leftForm.ts.
    const gone = isThere
      ? Promise.resolve()
      : router.navigate({ to: '/pages/login-cover', search, replace: why === 'expired', ignoreBlocker: true });
    if (why === 'expired' && !isThere)
      void import('./signedOut.ts').then(
        ({ saySignedOut }) => saySignedOut(),
        () => {},
      );
    // Once the page is left: before, what it shows would only be asked for again.
    void gone.finally(() => {
      if (!getSession()) queryClient.clear();
    });
  });
}
