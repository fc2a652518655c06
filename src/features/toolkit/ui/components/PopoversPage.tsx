import { createFileRoute } from '@tanstack/react-router';
import { Example } from '#features/toolkit/ui/Example.tsx';
import { ExamplesPage } from '#features/toolkit/ui/ExamplesPage.tsx';
import { needWords } from '#web/i18n/start.ts';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { HelpWords } from './popovers/HelpWords.tsx';
import { PersonCard } from './popovers/PersonCard.tsx';
import { Places } from './popovers/Places.tsx';
import { SameWidth } from './popovers/SameWidth.tsx';
import { SmallForm } from './popovers/SmallForm.tsx';

export const Route = createFileRoute('/_frame/components/popovers')({
  loader: () => needWords('toolkit', 'component-popovers'),
  staticData: { title: 'pages:component-popovers' },
  component: PopoversPage,
});

function PopoversPage() {
  const { t } = useTranslation('component-popovers');
  return (
    <ExamplesPage title={t('title')} help={t('help')}>
      <Example title={t('words.title')} note={t('words.note')} code={() => import('./popovers/HelpWords.tsx?raw')}>
        <HelpWords />
      </Example>
      <Example title={t('form.title')} note={t('form.note')} code={() => import('./popovers/SmallForm.tsx?raw')}>
        <SmallForm />
      </Example>
      <Example title={t('person.title')} note={t('person.note')} code={() => import('./popovers/PersonCard.tsx?raw')}>
        <PersonCard />
      </Example>
      <Example title={t('width.title')} note={t('width.note')} code={() => import('./popovers/SameWidth.tsx?raw')}>
        <SameWidth />
      </Example>
      <Example
        title={t('places.title')}
        note={t('places.note')}
        code={() => import('./popovers/Places.tsx?raw')}
        isWide
      >
        <Places />
      </Example>
    </ExamplesPage>
  );
}
