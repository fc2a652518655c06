import { createFileRoute, redirect } from '@tanstack/react-router';
import { getSession } from '#web/session.ts';
import { homeFor } from './home.ts';

/** The start address leads everybody to the first page of their own menu. */
export const Route = createFileRoute('/_frame/')({
  beforeLoad: () => {
    const person = getSession();
    if (person) throw redirect({ href: homeFor(person), replace: true });
  },
});
