import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { SearchHit } from '#features/help/contract.ts';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { Highlighted } from '#web/kit/Highlighted.tsx';
import { FailedState, SkeletonRows } from '#web/kit/states.tsx';
import classes from './Help.module.css';
import { NoMatch } from './NoMatch.tsx';
import { searchQuery } from './queries.ts';

function HitLink({ hit, q }: { hit: SearchHit; q: string }) {
  const { slug, category, question } = hit;
  const words = <Highlighted text={question} q={q} whole />;
  if (hit.place === 'faq') {
    return (
      <Link to="/pages/faq" search={{ question: slug }}>
        {words}
      </Link>
    );
  }
  return (
    <Link to="/pages/knowledge-base/$category/$slug" params={{ category, slug }}>
      {words}
    </Link>
  );
}

/** What was found in the knowledge base and in the FAQ. */
export function SearchResults({ q, onClear }: { q: string; onClear: () => void }) {
  const { t } = useTranslation('help');
  const { data, error, refetch } = useQuery(searchQuery(q));
  if (error && !data) return <FailedState error={error} onRetry={() => void refetch()} />;
  if (!data) return <SkeletonRows rows={4} />;
  if (data.total === 0) return <NoMatch q={q} onClear={onClear} />;
  return (
    <>
      <p className={classes.found} role="status">
        {t('found', { count: data.total })}
      </p>
      <ol className={classes.hits}>
        {data.results.map((hit) => (
          <li key={hit.id}>
            <h2 className={classes.hitTitle} dir="auto">
              <HitLink hit={hit} q={q} />
            </h2>
            <p className={classes.hitText} dir="auto">
              <Highlighted text={hit.excerpt} q={q} whole />
            </p>
            <p className={classes.hitPlace} dir="auto">
              {hit.place === 'faq' ? t('faq.short') : hit.categoryTitle} ›{' '}
              {hit.place === 'faq' ? hit.categoryTitle : hit.sectionTitle}
            </p>
          </li>
        ))}
      </ol>
      {data.total > data.results.length && <p className={classes.found}>{t('more')}</p>}
    </>
  );
}
