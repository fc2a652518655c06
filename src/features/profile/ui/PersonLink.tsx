import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useSession } from '#web/session.ts';

interface Props {
  id: number;
  className?: string | undefined;
  /** The picture beside a name leads to the same place: readers hear of it once. */
  silent?: boolean;
  children: ReactNode;
}

/** To somebody's profile. */
export function PersonLink({ id, className, silent = false, children }: Props) {
  const isMe = useSession()?.id === id;
  const rest = { className, ...(silent ? { tabIndex: -1, 'aria-hidden': true } : {}) };
  if (isMe) {
    return (
      <Link to="/pages/profile" {...rest}>
        {children}
      </Link>
    );
  }
  return (
    <Link to="/pages/profile/$id" params={{ id: String(id) }} {...rest}>
      {children}
    </Link>
  );
}
