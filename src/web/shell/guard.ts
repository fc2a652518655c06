import { redirect } from '@tanstack/react-router';
import { getSession } from '#web/session.ts';
import { maySee } from './access.ts';
import { pageAt } from './routed.ts';

/** Before any page of the frame: who is there, and may they see it? The API checks again; this only spares the way. */
export function mustSee({ location }: { location: { pathname: string; href: string } }) {
  const person = getSession();
  if (!person) throw redirect({ to: '/pages/login-cover', search: { returnTo: location.href } });
  const page = pageAt(location.pathname);
  // The start page leads everybody to their own.
  if (page && page.link !== '/' && !maySee(page, person)) throw redirect({ to: '/misc/not-authorized' });
}
