import { redirect } from '@tanstack/react-router';
import { reloadMe } from '#web/me.ts';
import { getSession } from '#web/session.ts';
import { maySee } from './access.ts';
import { pageAt } from './routed.ts';

const PASSWORD_PAGE = '/pages/account-settings/security';

/** Before any page of the frame: who is there, and may they see it? The API checks again; this only spares the way. */
export async function mustSee({ location }: { location: { pathname: string; href: string } }) {
  const page = pageAt(location.pathname);
  const look = () => {
    const person = getSession();
    if (!person) throw redirect({ to: '/pages/login-cover', search: { returnTo: location.href } });
    // Until they have chosen one of their own, that is all there is to do.
    if (person.mustChangePassword && location.pathname !== PASSWORD_PAGE) throw redirect({ to: PASSWORD_PAGE });
    // The start page leads everybody to their own.
    return !page || page.link === '/' || maySee(page, person);
  };
  if (look()) return;
  // What this device knows may be older than what they were given since.
  await reloadMe().catch(() => {});
  if (!look()) throw redirect({ to: '/misc/not-authorized' });
}
