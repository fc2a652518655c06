import { Button } from '@mantine/core';
import { IconKey, IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { createFileRoute, getRouteApi, Link } from '@tanstack/react-router';
import { z } from 'zod/mini';
import { MOST_KEYS } from '#features/apikeys/choices.ts';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { orNone } from '#web/kit/addressParts.ts';
import { Notice } from '#web/kit/Notice.tsx';
import { PageHeader } from '#web/kit/PageHeader.tsx';
import { EmptyState, FailedState, SkeletonRows } from '#web/kit/states.tsx';
import { queryClient } from '#web/queryClient.ts';
import classes from './ApiKeys.module.css';
import { KeyRow } from './KeyRow.tsx';
import { NewKeyDrawer } from './NewKeyDrawer.tsx';
import { keysQuery } from './queries.ts';
import { RenameDrawer } from './RenameDrawer.tsx';

/** `new`, or the key that is being renamed. */
const search = z.object({
  open: orNone(z.union([z.literal('new'), z.coerce.number<number>().check(z.int(), z.positive())])),
});

export const Route = createFileRoute('/_frame/pages/api-key')({
  staticData: { title: 'pages:api-key' },
  validateSearch: search,
  loader: () => queryClient.prefetchQuery(keysQuery),
  component: ApiKeysPage,
});

const page = getRouteApi('/_frame/pages/api-key');

/** Keys for programs that act in one's name. */
function ApiKeysPage() {
  const { t } = useTranslation('apikeys');
  const { open } = page.useSearch();
  const navigate = page.useNavigate();
  const keys = useQuery(keysQuery);
  const show = (next?: 'new' | number) => void navigate({ search: next === undefined ? {} : { open: next } });
  const working = keys.data?.filter((one) => one.state === 'active').length ?? 0;
  const renamed = keys.data?.find((one) => one.id === open);
  const isFull = working >= MOST_KEYS;

  function list() {
    if (keys.isError && !keys.data) return <FailedState error={keys.error} onRetry={() => void keys.refetch()} />;
    if (!keys.data) return <SkeletonRows rows={3} />;
    if (keys.data.length === 0)
      return (
        <EmptyState
          icon={IconKey}
          title={t('empty')}
          detail={t('emptyDetail')}
          action={<Button onClick={() => show('new')}>{t('add')}</Button>}
        />
      );
    return (
      <ul className={classes.list}>
        {keys.data.map((key) => (
          <KeyRow key={key.id} apiKey={key} onRename={() => show(key.id)} />
        ))}
      </ul>
    );
  }

  return (
    <>
      <PageHeader
        title={t('title')}
        help={t('help')}
        actions={
          // An empty list has its own.
          keys.data?.length !== 0 && (
            <Button
              leftSection={<IconPlus size={16} stroke={1.75} aria-hidden />}
              disabled={isFull}
              onClick={() => show('new')}
            >
              {t('add')}
            </Button>
          )
        }
      />
      <div className={classes.stack}>
        {isFull && <Notice tone="warning">{t('full', { count: MOST_KEYS })}</Notice>}
        <section className={classes.card} aria-label={t('title')}>
          {list()}
        </section>
        <section className={classes.how} aria-labelledby="how-title">
          <h2 id="how-title" className={classes.howTitle}>
            {t('how.title')}
          </h2>
          <p>{t('how.words')}</p>
          <pre className={classes.code} dir="ltr">
            {`curl -H "Authorization: Bearer lms_…" \\\n  ${location.origin}/api/me`}
          </pre>
          <p>
            <Link className={classes.link} to="/api/docs">
              {t('how.docs')}
            </Link>
          </p>
        </section>
      </div>
      <NewKeyDrawer opened={open === 'new'} onClose={() => show()} />
      <RenameDrawer apiKey={renamed} onClose={() => show()} />
    </>
  );
}
