import { createFileRoute } from '@tanstack/react-router';
import { Example } from '#features/toolkit/ui/Example.tsx';
import { ExamplesPage } from '#features/toolkit/ui/ExamplesPage.tsx';
import { needWords } from '#web/i18n/start.ts';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { HowItEnded } from './tour/HowItEnded.tsx';
import { OneHint } from './tour/OneHint.tsx';
import { OnlyWhatIsThere } from './tour/OnlyWhatIsThere.tsx';
import { OwnPage } from './tour/OwnPage.tsx';
import { ProductAgain } from './tour/ProductAgain.tsx';

export const Route = createFileRoute('/_frame/extensions/tour')({
  loader: () => needWords('toolkit', 'tour', 'guide'),
  staticData: { title: 'pages:tour' },
  component: TourPage,
});

function TourPage() {
  const { t } = useTranslation('tour');
  return (
    <ExamplesPage title={t('title')} help={t('help')}>
      <Example title={t('product.title')} note={t('product.note')} code={() => import('./tour/ProductAgain.tsx?raw')}>
        <ProductAgain />
      </Example>
      <Example title={t('page.title')} note={t('page.note')} code={() => import('./tour/OwnPage.tsx?raw')}>
        <OwnPage />
      </Example>
      <Example title={t('ended.title')} note={t('ended.note')} code={() => import('./tour/HowItEnded.tsx?raw')}>
        <HowItEnded />
      </Example>
      <Example title={t('there.title')} note={t('there.note')} code={() => import('./tour/OnlyWhatIsThere.tsx?raw')}>
        <OnlyWhatIsThere />
      </Example>
      <Example title={t('hint.name')} note={t('hint.note')} code={() => import('./tour/OneHint.tsx?raw')} isWide>
        <OneHint />
      </Example>
    </ExamplesPage>
  );
}
