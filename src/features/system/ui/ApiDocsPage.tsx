import { TextInput } from '@mantine/core';
import { IconArrowLeft, IconSearch } from '@tabler/icons-react';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { createFileRoute, Link, useLocation } from '@tanstack/react-router';
import { useMemo, useRef, useState } from 'react';
import { ask } from '#web/client.ts';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { formatNumber } from '#web/kit/format.ts';
import { PageHeader } from '#web/kit/PageHeader.tsx';
import { FailedState, NothingFound, SkeletonRows } from '#web/kit/states.tsx';
import { usePageShortcuts } from '#web/pageShortcuts.ts';
import { authFetch } from '#web/session.ts';
import classes from './ApiDocs.module.css';
import { API_DOCS_KEYS } from './keys.ts';
import { OperationCard } from './OperationCard.tsx';
import { type Description, findOperations, readOperations } from './openapi.ts';
import { Words } from './Words.tsx';

const descriptionQuery = queryOptions({
  queryKey: ['openapi'],
  queryFn: async () => (await ask(authFetch('/api/openapi.json'))) as Description,
  staleTime: Number.POSITIVE_INFINITY,
});

export const Route = createFileRoute('/_plain/api/docs')({
  staticData: { title: 'pages:api-docs' },
  loader: ({ context }) => {
    void context.queryClient.prefetchQuery(descriptionQuery);
  },
  component: ApiDocsPage,
});

function ApiDocsPage() {
  const { t } = useTranslation('apidocs');
  const hash = useLocation({ select: (location) => location.hash });
  const description = useQuery(descriptionQuery);
  const search = useRef<HTMLInputElement>(null);
  const [q, setQ] = useState('');
  usePageShortcuts(API_DOCS_KEYS, { search: () => search.current?.focus() });

  const operations = useMemo(() => (description.data ? readOperations(description.data) : []), [description.data]);
  const found = findOperations(operations, q);
  const areas = [...new Set(found.map((one) => one.area))];
  const [first, ...introduction] = description.data?.info.description?.split('\n\n') ?? [];
  const idOf = (area: string) => `area-${area.replace(/\W+/g, '-')}`;

  return (
    <main className={classes.page}>
      <PageHeader
        breadcrumb={
          <Link to="/" className={classes.back}>
            <IconArrowLeft size={14} stroke={1.75} aria-hidden /> {t('back')}
          </Link>
        }
        title={t('title')}
        help={<Words text={first ?? t('help')} />}
        actions={
          <TextInput
            ref={search}
            type="search"
            className={classes.search}
            aria-label={t('search')}
            aria-keyshortcuts="/"
            placeholder={t('search')}
            leftSection={<IconSearch size={16} stroke={1.75} aria-hidden />}
            value={q}
            onChange={(event) => setQ(event.currentTarget.value)}
          />
        }
      />
      {description.isPending && <SkeletonRows rows={8} />}
      {description.error && (
        <FailedState title={t('failed')} error={description.error} onRetry={() => description.refetch()} />
      )}
      {introduction.length > 0 && q === '' && (
        <div className={classes.introduction}>
          {introduction.map((paragraph) => (
            <p key={paragraph}>
              <Words text={paragraph} />
            </p>
          ))}
        </div>
      )}
      {description.data && found.length === 0 && <NothingFound query={q} onClear={() => setQ('')} />}
      <div className={classes.columns}>
        {areas.length > 0 && (
          <nav className={classes.areas} aria-label={t('areas')}>
            {areas.map((area) => (
              <a key={area} href={`#${idOf(area)}`}>
                {area}
                <span>{formatNumber(found.filter((one) => one.area === area).length)}</span>
              </a>
            ))}
          </nav>
        )}
        <div className={classes.lists}>
          {areas.map((area) => (
            <section key={area} id={idOf(area)} className={classes.area}>
              <h2 className={classes.areaTitle}>{area}</h2>
              <div className={classes.card}>
                {found
                  .filter((one) => one.area === area)
                  .map((one) => (
                    <OperationCard key={one.id} operation={one} linked={hash === one.id} />
                  ))}
              </div>
            </section>
          ))}
        </div>
      </div>
    </main>
  );
}
