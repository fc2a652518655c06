import { useRouter } from '@tanstack/react-router';
import type { MouseEvent, ReactNode } from 'react';

interface Props {
  href: string;
  className?: string | undefined;
  children: ReactNode;
}

/** A link whose address is only known as a text: within the app without loading it anew, in a new tab as any link. */
export function HrefLink({ href, className, children }: Props) {
  const router = useRouter();
  const go = (event: MouseEvent) => {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    void router.navigate({ href });
  };
  return (
    <a href={href} className={className} onClick={go}>
      {children}
    </a>
  );
}
