import { Group } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { createFileRoute, getRouteApi, Link } from '@tanstack/react-router';
import { z } from 'zod/mini';
import { lenient } from '#contract/list.ts';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { listAddress } from '#web/kit/listAddress.ts';
import { Bone, FailedState } from '#web/kit/states.tsx';
import { ContactBox } from './ContactBox.tsx';
import { EditLink } from './EditLink.tsx';
import classes from './Help.module.css';
import { Hero } from './Hero.tsx';
import { cardsQuery, searchQuery } from './queries.ts';
import { SearchResults } from './SearchResults.tsx';
import { TakeTour } from './TakeTour.tsx';

const address = listAddress(lenient(z.object({ q: z._default(z.string().check(z.trim(), z.maxLength(200)), '') })));

export const Route = createFileRoute('/_open/pages/knowledge-base')({
  validateSearch: address.read,
  search: { middlewares: [address.tidy] },
  loaderDeps: ({ search: { q } }) => ({ q }),
  loader: ({ context, deps }) => {
    void context.queryClient.prefetchQuery(cardsQuery);
    if (deps.q) void context.queryClient.prefetchQuery(searchQuery(deps.q));
  },
  staticData: { title: 'pages:knowledge-base' },
  component: KnowledgeBasePage,
});

const route = getRouteApi('/_open/pages/knowledge-base');

function Cards() {
  const { data, error, refetch } = useQuery(cardsQuery);
  if (error && !data) return <FailedState error={error} onRetry={() => void refetch()} />;
  if (!data) return <CardsSkeleton />;
  return (
    <ul className={classes.cards}>
      {data.map(({ id, category, img, title, desc }) => (
        <li key={id}>
          <Link className={classes.card} to="/pages/knowledge-base/$category" params={{ category }}>
            <img src={`${import.meta.env.BASE_URL}${img.slice(1)}`} alt="" width={400} height={160} loading="lazy" />
            <span className={classes.cardWords}>
              <span className={classes.cardTitle} dir="auto">
                {title}
              </span>
              <span className={classes.cardDesc} dir="auto">
                {desc}
              </span>
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}

function CardsSkeleton() {
  const { t } = useTranslation('kit');
  return (
    <div className={classes.cards} role="status" aria-label={t('states.loading')}>
      {['a', 'b', 'c', 'd', 'e', 'f'].map((key) => (
        <div key={key} className={classes.card}>
          <span className={classes.cardBone} />
          <span className={classes.cardWords}>
            <Bone width="50%" />
            <Bone width="80%" />
          </span>
        </div>
      ))}
    </div>
  );
}

function KnowledgeBasePage() {
  const { t } = useTranslation('help');
  const { q } = route.useSearch();
  const navigate = route.useNavigate();
  const look = (words: string) => void navigate({ search: words ? { q: words } : {}, replace: true });
  return (
    <>
      <Hero
        title={t('base.title')}
        help={t('base.help')}
        label={t('base.search')}
        clearLabel={t('clear')}
        q={q}
        onAsk={look}
        actions={
          <Group gap={8}>
            <TakeTour />
            <EditLink />
          </Group>
        }
      />
      {q ? <SearchResults q={q} onClear={() => look('')} /> : <Cards />}
      <ContactBox other="faq" />
    </>
  );
}
