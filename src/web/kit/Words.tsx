import { linksIn } from './links.ts';

/** What somebody wrote. Links open elsewhere and tell nothing of this page. */
export function Words({ text, className }: { text: string; className?: string | undefined }) {
  return linksIn(text).map(({ at, text: words, href }) =>
    href ? (
      <a key={at} className={className} href={href} target="_blank" rel="noopener noreferrer nofollow">
        {words}
      </a>
    ) : (
      words
    ),
  );
}
