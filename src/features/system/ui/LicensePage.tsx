import { IconChevronRight } from '@tabler/icons-react';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { createFileRoute, getRouteApi } from '@tanstack/react-router';
import { z } from 'zod/mini';
import { fold } from '#contract/fold.ts';
import type { LicenceFile } from '#features/system/licences.ts';
import { ask } from '#web/client.ts';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { orNone } from '#web/kit/addressParts.ts';
import { formatNumber } from '#web/kit/format.ts';
import { PageHeader } from '#web/kit/PageHeader.tsx';
import { Pill } from '#web/kit/Pill.tsx';
import { SearchField } from '#web/kit/SearchField.tsx';
import { FailedState, NothingFound, SkeletonRows } from '#web/kit/states.tsx';
import { queryClient } from '#web/queryClient.ts';
import classes from './License.module.css';

/** Comes with the pages; no call of the API. */
const licencesQuery = queryOptions({
  queryKey: ['licences'],
  queryFn: async () => (await ask(fetch(`${import.meta.env.BASE_URL}licences.json`))) as LicenceFile,
  staleTime: Number.POSITIVE_INFINITY,
});

export const Route = createFileRoute('/_frame/pages/license')({
  staticData: { title: 'pages:license' },
  validateSearch: z.object({ q: orNone(z.string()) }),
  loader: () => queryClient.prefetchQuery(licencesQuery),
  component: LicensePage,
});

const page = getRouteApi('/_frame/pages/license');

type Package = LicenceFile['packages'][number];

const fits = ({ name, licence }: Package, words: string[]) =>
  words.every((word) => fold(name).includes(word) || fold(licence).includes(word));

/** A text file breaks its lines itself; on a narrow screen they would break twice. */
const paragraphsOf = (text: string) =>
  text
    .trim()
    .split(/\n\s*\n/)
    .map((lines) => lines.replace(/\s*\n\s*/g, ' '));

function PackageRow({ one, text }: { one: Package; text: string | undefined }) {
  const head = (
    <>
      <bdi className={classes.name}>{one.name}</bdi>
      <span className={classes.version}>{one.version}</span>
      <Pill kind="neutral">{one.licence}</Pill>
    </>
  );
  if (!text)
    return (
      <li className={classes.package}>
        <div className={`${classes.head} ${classes.bare}`}>{head}</div>
      </li>
    );
  return (
    <li className={classes.package}>
      <details>
        <summary className={`${classes.head} ${classes.folds}`}>
          <IconChevronRight className={classes.arrow} size={16} stroke={1.75} aria-hidden />
          {head}
        </summary>
        <pre className={classes.text} dir="ltr">
          {text}
        </pre>
      </details>
    </li>
  );
}

/** Under which terms the product comes, and everything it is made of. */
function LicensePage() {
  const { t } = useTranslation('license');
  const { q = '' } = page.useSearch();
  const navigate = page.useNavigate();
  const licences = useQuery(licencesQuery);
  const ask = (words: string) => void navigate({ search: words ? { q: words } : {}, replace: true });
  const words = fold(q).split(/\s+/).filter(Boolean);
  const found = licences.data?.packages.filter((one) => fits(one, words)) ?? [];

  function content({ own, texts }: LicenceFile) {
    return (
      <>
        <section className={classes.card} aria-labelledby="own-title">
          <h2 id="own-title" className={classes.title}>
            {t('own')}
          </h2>
          <div className={classes.own} dir="ltr">
            {paragraphsOf(own).map((words) => (
              <p key={words}>{words}</p>
            ))}
          </div>
        </section>
        <section className={classes.card} aria-labelledby="others-title">
          <div className={classes.tools}>
            <div>
              <h2 id="others-title" className={classes.title}>
                {t('others')}
              </h2>
              <p className={classes.help} role="status">
                {t('counted', { count: found.length, number: formatNumber(found.length) })}
              </p>
            </div>
            <SearchField className={classes.search} q={q} onAsk={ask} label={t('search')} />
          </div>
          {found.length === 0 && <NothingFound query={q} onClear={() => ask('')} />}
          <ul className={classes.list}>
            {found.map((one) => (
              <PackageRow
                key={`${one.name} ${one.version}`}
                one={one}
                text={one.text === null ? undefined : texts[one.text]}
              />
            ))}
          </ul>
        </section>
      </>
    );
  }

  return (
    <>
      <PageHeader title={t('title')} help={t('help')} />
      {licences.isError && <FailedState error={licences.error} onRetry={() => void licences.refetch()} />}
      {licences.isPending && <SkeletonRows rows={6} />}
      {licences.data && <div className={classes.stack}>{content(licences.data)}</div>}
    </>
  );
}
