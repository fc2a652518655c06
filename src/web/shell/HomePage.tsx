import { createFileRoute, redirect } from '@tanstack/react-router';
import { getSession } from '#web/session.ts';
import { firstPageOf } from './firstPage.ts';

/** The start address leads everybody to the first page of their own menu. */
export const Route = createFileRoute('/_frame/')({
  beforeLoad: () => {
    const person = getSession();
    if (person) throw redirect({ href: firstPageOf(person), replace: true });
  },
});
