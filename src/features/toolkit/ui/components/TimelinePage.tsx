import { createFileRoute } from '@tanstack/react-router';
import { Example } from '#features/toolkit/ui/Example.tsx';
import { ExamplesPage } from '#features/toolkit/ui/ExamplesPage.tsx';
import { needWords } from '#web/i18n/start.ts';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { AddNote } from './timeline/AddNote.tsx';
import { InvoiceHistory } from './timeline/InvoiceHistory.tsx';
import { WayAhead } from './timeline/WayAhead.tsx';
import { WithSigns } from './timeline/WithSigns.tsx';

export const Route = createFileRoute('/_frame/components/timeline')({
  loader: () => needWords('toolkit', 'component-timeline'),
  staticData: { title: 'pages:component-timeline' },
  component: TimelinePage,
});

function TimelinePage() {
  const { t } = useTranslation('component-timeline');
  return (
    <ExamplesPage title={t('title')} help={t('help')}>
      <Example
        title={t('history.title')}
        note={t('history.note')}
        code={() => import('./timeline/InvoiceHistory.tsx?raw')}
      >
        <InvoiceHistory />
      </Example>
      <Example title={t('signs.title')} note={t('signs.note')} code={() => import('./timeline/WithSigns.tsx?raw')}>
        <WithSigns />
      </Example>
      <Example title={t('ahead.title')} note={t('ahead.note')} code={() => import('./timeline/WayAhead.tsx?raw')}>
        <WayAhead />
      </Example>
      <Example title={t('note.title')} note={t('note.note')} code={() => import('./timeline/AddNote.tsx?raw')}>
        <AddNote />
      </Example>
    </ExamplesPage>
  );
}
