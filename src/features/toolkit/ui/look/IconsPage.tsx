import '@mantine/core/styles/Slider.layer.css';
import { useQuery } from '@tanstack/react-query';
import { createFileRoute, getRouteApi } from '@tanstack/react-router';
import { useDeferredValue, useMemo, useState } from 'react';
import { z } from 'zod/mini';
import { needWords } from '#web/i18n/start.ts';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { orNone } from '#web/kit/addressParts.ts';
import { copyText } from '#web/kit/copyText.ts';
import { formatNumber } from '#web/kit/format.ts';
import { PageHeader } from '#web/kit/PageHeader.tsx';
import { Segments } from '#web/kit/Segments.tsx';
import { saveFile } from '#web/kit/saveFile.ts';
import { FailedState, NothingFound, SkeletonRows } from '#web/kit/states.tsx';
import { toast } from '#web/kit/toast.ts';
import { queryClient } from '#web/queryClient.ts';
import { findIcons } from './icons/findIcons.ts';
import { IconBar } from './icons/IconBar.tsx';
import { IconGrid } from './icons/IconGrid.tsx';
import classes from './icons/Icons.module.css';
import { type IconShape, iconsQuery, iconWordsQuery } from './icons/iconData.ts';
import { importOf, jsxOf, type Look, svgOf } from './icons/iconText.ts';
import section from './Section.module.css';

export const Route = createFileRoute('/_frame/icons')({
  validateSearch: z.object({
    q: orNone(z.string()),
    show: orNone(z.enum(['used'])),
  }),
  loader: () => {
    void queryClient.prefetchQuery(iconsQuery);
    return needWords('toolkit', 'icons');
  },
  staticData: { title: 'pages:icons' },
  component: IconsPage,
});

const page = getRouteApi('/_frame/icons');
const DEEDS = ['jsx', 'import', 'svg'] as const;
const NO_WORDS = {};

function IconsPage() {
  const { t } = useTranslation('icons');
  const { q = '', show } = page.useSearch();
  const navigate = page.useNavigate();
  const [deed, setDeed] = useState<(typeof DEEDS)[number]>('jsx');
  const [look, setLook] = useState<Look>({ size: 24, stroke: 1.75 });
  const drawn = useDeferredValue(look);
  const { data, error, refetch } = useQuery(iconsQuery);
  const { data: words = NO_WORDS } = useQuery({ ...iconWordsQuery, enabled: data !== undefined });

  const shown = useMemo(() => {
    const found = findIcons(data ?? [], words, q);
    return show ? found.filter(({ isUsed }) => isUsed) : found;
  }, [data, words, q, show]);
  const used = useMemo(() => data?.filter(({ isUsed }) => isUsed).length ?? 0, [data]);

  function pick(icon: IconShape) {
    if (deed === 'svg') {
      saveFile(new Blob([svgOf(icon, look)], { type: 'image/svg+xml' }), `${icon.name}.svg`);
      toast.done(t('saved', { name: `${icon.name}.svg` }));
      return;
    }
    void copyText(deed === 'jsx' ? jsxOf(icon, look) : importOf(icon), t('copied', { name: icon.component }));
  }

  const ask = (next: string) =>
    void navigate({ search: (old) => ({ ...old, q: next || undefined }), replace: true, resetScroll: false });
  const choose = (next: string) =>
    void navigate({ search: (old) => ({ ...old, show: next === 'used' ? 'used' : undefined }), resetScroll: false });

  return (
    <>
      <PageHeader title={t('title')} help={t('help')} />
      <div className={section.section}>
        <IconBar q={q} onAsk={ask} look={look} onLook={setLook} />
        <div className={classes.choices}>
          <Segments
            aria-label={t('show.label')}
            value={show ?? 'all'}
            onChange={choose}
            data={[
              { value: 'all', label: t('show.all', { number: formatNumber(data?.length ?? 0) }) },
              { value: 'used', label: t('show.used', { number: formatNumber(used) }) },
            ]}
          />
          <Segments
            aria-label={t('deeds.label')}
            value={deed}
            onChange={setDeed}
            data={DEEDS.map((value) => ({ value, label: t(`deeds.${value}`) }))}
          />
        </div>
        {error ? (
          <FailedState error={error} onRetry={() => void refetch()} />
        ) : data === undefined ? (
          <SkeletonRows rows={6} />
        ) : (
          <>
            <div className={classes.count}>
              <span role="status">{t('found', { count: shown.length, number: formatNumber(shown.length) })}</span>
              <span>
                <span className={classes.dot} aria-hidden />
                {t('legend')}
              </span>
            </div>
            {shown.length === 0 ? (
              <NothingFound query={q} onClear={() => ask('')} />
            ) : (
              <IconGrid key={`${q}|${show}`} icons={shown} look={drawn} label={t('title')} onPick={pick} />
            )}
          </>
        )}
      </div>
    </>
  );
}
