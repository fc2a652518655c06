import '@mantine/core/styles/List.layer.css';
import { createFileRoute } from '@tanstack/react-router';
import { z } from 'zod/mini';
import { Example } from '#features/toolkit/ui/Example.tsx';
import { ExamplesPage } from '#features/toolkit/ui/ExamplesPage.tsx';
import { needWords } from '#web/i18n/start.ts';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { orNone } from '#web/kit/addressParts.ts';
import { Clear } from './search/Clear.tsx';
import { InAddress } from './search/InAddress.tsx';
import { InList } from './search/InList.tsx';
import { OnServer } from './search/OnServer.tsx';

export const Route = createFileRoute('/_frame/components/search')({
  validateSearch: z.object({ q: orNone(z.string()) }),
  loader: () => needWords('toolkit', 'component-search'),
  staticData: { title: 'pages:component-search' },
  component: SearchPage,
});

function SearchPage() {
  const { t } = useTranslation('component-search');
  return (
    <ExamplesPage title={t('pages:component-search')} help={t('help')}>
      <Example title={t('inList.title')} note={t('inList.note')} code={() => import('./search/InList.tsx?raw')}>
        <InList />
      </Example>
      <Example title={t('clear.title')} note={t('clear.note')} code={() => import('./search/Clear.tsx?raw')}>
        <Clear />
      </Example>
      <Example
        title={t('inAddress.title')}
        note={t('inAddress.note')}
        code={() => import('./search/InAddress.tsx?raw')}
      >
        <InAddress />
      </Example>
      <Example title={t('onServer.title')} note={t('onServer.note')} code={() => import('./search/OnServer.tsx?raw')}>
        <OnServer />
      </Example>
    </ExamplesPage>
  );
}
