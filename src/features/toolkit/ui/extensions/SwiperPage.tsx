import { createFileRoute } from '@tanstack/react-router';
import { Example } from '#features/toolkit/ui/Example.tsx';
import { ExamplesPage } from '#features/toolkit/ui/ExamplesPage.tsx';
import { needWords } from '#web/i18n/start.ts';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { Courses } from './swiper/Courses.tsx';
import { Notices } from './swiper/Notices.tsx';
import { Product } from './swiper/Product.tsx';
import { Sayings } from './swiper/Sayings.tsx';
import { SchoolYear } from './swiper/SchoolYear.tsx';
import { Steps } from './swiper/Steps.tsx';

export const Route = createFileRoute('/_frame/extensions/swiper')({
  loader: () => needWords('toolkit', 'carousel', 'swiper'),
  staticData: { title: 'pages:swiper' },
  component: SwiperPage,
});

function SwiperPage() {
  const { t } = useTranslation('swiper');
  return (
    <ExamplesPage title={t('title')} help={t('help')}>
      <Example title={t('year.title')} note={t('year.note')} code={() => import('./swiper/SchoolYear.tsx?raw')}>
        <SchoolYear />
      </Example>
      <Example title={t('product.title')} note={t('product.note')} code={() => import('./swiper/Product.tsx?raw')}>
        <Product />
      </Example>
      <Example
        title={t('courses.title')}
        note={t('courses.note')}
        code={() => import('./swiper/Courses.tsx?raw')}
        isWide
      >
        <Courses />
      </Example>
      <Example title={t('steps.title')} note={t('steps.note')} code={() => import('./swiper/Steps.tsx?raw')}>
        <Steps />
      </Example>
      <Example title={t('sayings.title')} note={t('sayings.note')} code={() => import('./swiper/Sayings.tsx?raw')}>
        <Sayings />
      </Example>
      <Example title={t('notices.title')} note={t('notices.note')} code={() => import('./swiper/Notices.tsx?raw')}>
        <Notices />
      </Example>
    </ExamplesPage>
  );
}
