import { createFileRoute } from '@tanstack/react-router';
import { Example } from '#features/toolkit/ui/Example.tsx';
import { ExamplesPage } from '#features/toolkit/ui/ExamplesPage.tsx';
import { needWords } from '#web/i18n/start.ts';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { Area } from './context-menu/Area.tsx';
import { Cards } from './context-menu/Cards.tsx';
import { Refused } from './context-menu/Refused.tsx';
import { TableRows } from './context-menu/TableRows.tsx';

export const Route = createFileRoute('/_frame/extensions/context-menu')({
  loader: () => needWords('toolkit', 'context-menu'),
  staticData: { title: 'pages:context-menu' },
  component: ContextMenuPage,
});

function ContextMenuPage() {
  const { t } = useTranslation('context-menu');
  return (
    <ExamplesPage title={t('title')} help={t('help')}>
      <Example title={t('rows.title')} note={t('rows.note')} code={() => import('./context-menu/TableRows.tsx?raw')}>
        <TableRows />
      </Example>
      <Example title={t('area.title')} note={t('area.note')} code={() => import('./context-menu/Area.tsx?raw')}>
        <Area />
      </Example>
      <Example title={t('tile.title')} note={t('tile.note')} code={() => import('./context-menu/Cards.tsx?raw')}>
        <Cards />
      </Example>
      <Example
        title={t('refused.title')}
        note={t('refused.note')}
        code={() => import('./context-menu/Refused.tsx?raw')}
      >
        <Refused />
      </Example>
    </ExamplesPage>
  );
}
