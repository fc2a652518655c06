import { createFileRoute, getRouteApi } from '@tanstack/react-router';
import { z } from 'zod/mini';
import { Example } from '#features/toolkit/ui/Example.tsx';
import examples from '#features/toolkit/ui/Examples.module.css';
import { needWords } from '#web/i18n/start.ts';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { orNone } from '#web/kit/addressParts.ts';
import { PageHeader } from '#web/kit/PageHeader.tsx';
import { SearchField } from '#web/kit/SearchField.tsx';
import { NothingFound } from '#web/kit/states.tsx';
import { Depth } from './elements/Depth.tsx';
import classes from './elements/Elements.module.css';
import { Hero } from './elements/Hero.tsx';
import { Motion } from './elements/Motion.tsx';
import { Overview, useOverview } from './elements/Overview.tsx';
import { Radius } from './elements/Radius.tsx';
import { Spacing } from './elements/Spacing.tsx';
import { TypeScale } from './elements/TypeScale.tsx';

export const Route = createFileRoute('/_frame/ui-element')({
  validateSearch: z.object({ q: orNone(z.string()) }),
  loader: () => needWords('toolkit', 'ui-element'),
  staticData: { title: 'pages:ui-element' },
  component: ElementsPage,
});

const page = getRouteApi('/_frame/ui-element');

/** The toolkit's front door: what there is, and what all of it is made of. */
function ElementsPage() {
  const { t } = useTranslation('ui-element');
  const { q = '' } = page.useSearch();
  const navigate = page.useNavigate();
  const groups = useOverview(q);
  const count = groups.reduce((sum, { pages }) => sum + pages.length, 0);
  const ask = (next: string) => void navigate({ search: { q: next || undefined }, replace: true, resetScroll: false });

  return (
    <>
      <PageHeader
        title={t('title')}
        help={t('help')}
        actions={<SearchField className={classes.search} q={q} onAsk={ask} label={t('search')} />}
      />
      {!q && <Hero pages={count} />}
      {groups.length === 0 && <NothingFound query={q} onClear={() => ask('')} />}
      <Overview groups={groups} q={q} />
      {!q && (
        <>
          <h2 className={classes.groupTitle}>{t('tokens')}</h2>
          <div className={examples.examples}>
            <Example
              title={t('type.title')}
              note={t('type.note')}
              code={() => import('./elements/TypeScale.tsx?raw')}
              isWide
            >
              <TypeScale />
            </Example>
            <Example
              title={t('spacing.title')}
              note={t('spacing.note')}
              code={() => import('./elements/Spacing.tsx?raw')}
            >
              <Spacing />
            </Example>
            <Example title={t('radius.title')} note={t('radius.note')} code={() => import('./elements/Radius.tsx?raw')}>
              <Radius />
            </Example>
            <Example title={t('depth.title')} note={t('depth.note')} code={() => import('./elements/Depth.tsx?raw')}>
              <Depth />
            </Example>
            <Example title={t('motion.title')} note={t('motion.note')} code={() => import('./elements/Motion.tsx?raw')}>
              <Motion />
            </Example>
          </div>
        </>
      )}
    </>
  );
}
