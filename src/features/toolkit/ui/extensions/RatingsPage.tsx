import '@mantine/core/styles/Rating.layer.css';
import { createFileRoute } from '@tanstack/react-router';
import { Example } from '#features/toolkit/ui/Example.tsx';
import { ExamplesPage } from '#features/toolkit/ui/ExamplesPage.tsx';
import { needWords } from '#web/i18n/start.ts';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { Cleared } from './ratings/Cleared.tsx';
import { Faces } from './ratings/Faces.tsx';
import { GiveStars } from './ratings/GiveStars.tsx';
import { HalfStars } from './ratings/HalfStars.tsx';
import { Mean } from './ratings/Mean.tsx';
import { ReadOnly } from './ratings/ReadOnly.tsx';
import { Sizes } from './ratings/Sizes.tsx';

export const Route = createFileRoute('/_frame/extensions/ratings')({
  loader: () => needWords('toolkit', 'ratings'),
  staticData: { title: 'pages:ratings' },
  component: RatingsPage,
});

function RatingsPage() {
  const { t } = useTranslation('ratings');
  return (
    <ExamplesPage title={t('title')} help={t('help')}>
      <Example title={t('mean.title')} note={t('mean.note')} code={() => import('./ratings/Mean.tsx?raw')}>
        <Mean />
      </Example>
      <Example title={t('give.title')} note={t('give.note')} code={() => import('./ratings/GiveStars.tsx?raw')}>
        <GiveStars />
      </Example>
      <Example title={t('half.title')} note={t('half.note')} code={() => import('./ratings/HalfStars.tsx?raw')}>
        <HalfStars />
      </Example>
      <Example title={t('faces.title')} note={t('faces.note')} code={() => import('./ratings/Faces.tsx?raw')}>
        <Faces />
      </Example>
      <Example title={t('sizes.title')} note={t('sizes.note')} code={() => import('./ratings/Sizes.tsx?raw')}>
        <Sizes />
      </Example>
      <Example title={t('cleared.title')} note={t('cleared.note')} code={() => import('./ratings/Cleared.tsx?raw')}>
        <Cleared />
      </Example>
      <Example title={t('locked.title')} note={t('locked.note')} code={() => import('./ratings/ReadOnly.tsx?raw')}>
        <ReadOnly />
      </Example>
    </ExamplesPage>
  );
}
