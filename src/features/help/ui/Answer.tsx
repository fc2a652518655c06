import { useRouter } from '@tanstack/react-router';
import type { MouseEvent } from 'react';
import { SafeHtml } from '#web/kit/SafeHtml.tsx';

interface Props {
  html: string;
  marks?: string;
  className?: string | undefined;
}

/** An answer. What it links to in the product opens here, not in another tab. */
export function Answer({ html, marks = '', className = '' }: Props) {
  const router = useRouter();
  function follow(event: MouseEvent<HTMLElement>) {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    const href = link?.getAttribute('href');
    if (!href?.startsWith('/') || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    void router.navigate({ href });
  }
  return (
    // The links themselves take the keys; this only hears where they lead.
    <div onClickCapture={follow}>
      <SafeHtml html={html} marks={marks} className={className} />
    </div>
  );
}
