import { type LinkProps, useRouter } from '@tanstack/react-router';
import type { ReactNode } from 'react';

interface Props extends Pick<LinkProps, 'to' | 'params' | 'search' | 'state'> {
  children: ReactNode;
  /** The address of the thing alone, without the list's: it stands there until somebody points at the link. */
  plain: string;
  /** To find it again, when the focus is to go back to it. */
  'data-row'?: string | number;
}

/**
 * A link to what a row opens. The router's own follows every change of the address, a hundred of them at once on each
 * key of a search; this one looks its address up again when somebody points at it or comes to it.
 */
export function RowLink({ children, plain, 'data-row': row, ...to }: Props) {
  const router = useRouter();
  const refresh = (event: React.SyntheticEvent<HTMLAnchorElement>) => {
    event.currentTarget.href = router.history.createHref(router.buildLocation(to as never).href);
  };
  return (
    <a
      href={router.history.createHref(`${router.basepath.replace(/\/$/, '')}${plain}`)}
      data-row={row}
      onPointerEnter={refresh}
      onFocus={refresh}
      onClick={(event) => {
        const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
        if (!isPlain || event.defaultPrevented) return;
        event.preventDefault();
        void router.navigate({ ...to, resetScroll: false } as never);
      }}
    >
      {children}
    </a>
  );
}
