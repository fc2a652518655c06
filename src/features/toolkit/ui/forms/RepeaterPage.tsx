import { createFileRoute } from '@tanstack/react-router';
import { Example } from '#features/toolkit/ui/Example.tsx';
import { ExamplesPage } from '#features/toolkit/ui/ExamplesPage.tsx';
import { needWords } from '#web/i18n/start.ts';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { Chapters } from './repeater/Chapters.tsx';
import { InvoiceLines } from './repeater/InvoiceLines.tsx';
import { Pasted } from './repeater/Pasted.tsx';
import { Phones } from './repeater/Phones.tsx';

export const Route = createFileRoute('/_frame/forms/form-repeater')({
  loader: () => needWords('toolkit', 'form-repeater'),
  staticData: { title: 'pages:form-repeater' },
  component: RepeaterPage,
});

function RepeaterPage() {
  const { t } = useTranslation('form-repeater');
  return (
    <ExamplesPage title={t('title')} help={t('help')}>
      <Example
        title={t('lines.title')}
        note={t('lines.note')}
        code={() => import('./repeater/InvoiceLines.tsx?raw')}
        isWide
      >
        <InvoiceLines />
      </Example>
      <Example
        title={t('chapters.title')}
        note={t('chapters.note')}
        code={() => import('./repeater/Chapters.tsx?raw')}
        parts={import.meta.glob('./repeater/{Lessons.tsx,outline.ts}', { query: '?raw', import: 'default' })}
      >
        <Chapters />
      </Example>
      <Example title={t('phones.title')} note={t('phones.note')} code={() => import('./repeater/Phones.tsx?raw')}>
        <Phones />
      </Example>
      <Example
        title={t('pasted.title')}
        note={t('pasted.note')}
        code={() => import('./repeater/Pasted.tsx?raw')}
        parts={import.meta.glob('./repeater/marks.ts', { query: '?raw', import: 'default' })}
        isWide
      >
        <Pasted />
      </Example>
    </ExamplesPage>
  );
}
