import { createFileRoute } from '@tanstack/react-router';
import { Example } from '#features/toolkit/ui/Example.tsx';
import { ExamplesPage } from '#features/toolkit/ui/ExamplesPage.tsx';
import { needWords } from '#web/i18n/start.ts';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { AfterSaving } from './notices/AfterSaving.tsx';
import { Closable } from './notices/Closable.tsx';
import { Draft } from './notices/Draft.tsx';
import { LongText } from './notices/LongText.tsx';
import { Tones } from './notices/Tones.tsx';

export const Route = createFileRoute('/_frame/components/notices')({
  loader: () => needWords('toolkit', 'component-notices'),
  staticData: { title: 'pages:component-notices' },
  component: NoticesPage,
});

function NoticesPage() {
  const { t } = useTranslation('component-notices');
  return (
    <ExamplesPage title={t('pages:component-notices')} help={t('help')}>
      <Example title={t('tones.title')} note={t('tones.note')} code={() => import('./notices/Tones.tsx?raw')}>
        <Tones />
      </Example>
      <Example title={t('draft.title')} note={t('draft.note')} code={() => import('./notices/Draft.tsx?raw')}>
        <Draft />
      </Example>
      <Example title={t('closable.title')} note={t('closable.note')} code={() => import('./notices/Closable.tsx?raw')}>
        <Closable />
      </Example>
      <Example
        title={t('afterSaving.title')}
        note={t('afterSaving.note')}
        code={() => import('./notices/AfterSaving.tsx?raw')}
      >
        <AfterSaving />
      </Example>
      <Example
        title={t('longText.title')}
        note={t('longText.note')}
        code={() => import('./notices/LongText.tsx?raw')}
        isWide
      >
        <LongText />
      </Example>
    </ExamplesPage>
  );
}
