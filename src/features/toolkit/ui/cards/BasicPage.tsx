import { createFileRoute } from '@tanstack/react-router';
import { Example } from '#features/toolkit/ui/Example.tsx';
import { ExamplesPage } from '#features/toolkit/ui/ExamplesPage.tsx';
import { needWords } from '#web/i18n/start.ts';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { Choice } from './basic/Choice.tsx';
import { HeadAndFoot } from './basic/HeadAndFoot.tsx';
import { Horizontal } from './basic/Horizontal.tsx';
import { ListCard } from './basic/ListCard.tsx';
import { Picture } from './basic/Picture.tsx';
import { Plain } from './basic/Plain.tsx';
import { Quote } from './basic/Quote.tsx';
import { States } from './basic/States.tsx';

export const Route = createFileRoute('/_frame/cards/basic')({
  loader: () => needWords('toolkit', 'card-basic'),
  staticData: { title: 'pages:card-basic' },
  component: BasicCardsPage,
});

function BasicCardsPage() {
  const { t } = useTranslation('card-basic');
  return (
    <ExamplesPage title={t('title')} help={t('help')}>
      <Example title={t('plain.title')} note={t('plain.note')} code={() => import('./basic/Plain.tsx?raw')}>
        <Plain />
      </Example>
      <Example title={t('headFoot.title')} note={t('headFoot.note')} code={() => import('./basic/HeadAndFoot.tsx?raw')}>
        <HeadAndFoot />
      </Example>
      <Example title={t('picture.title')} note={t('picture.note')} code={() => import('./basic/Picture.tsx?raw')}>
        <Picture />
      </Example>
      <Example
        title={t('horizontal.title')}
        note={t('horizontal.note')}
        code={() => import('./basic/Horizontal.tsx?raw')}
      >
        <Horizontal />
      </Example>
      <Example title={t('list.title')} note={t('list.note')} code={() => import('./basic/ListCard.tsx?raw')}>
        <ListCard />
      </Example>
      <Example title={t('quote.title')} note={t('quote.note')} code={() => import('./basic/Quote.tsx?raw')}>
        <Quote />
      </Example>
      <Example title={t('choice.title')} note={t('choice.note')} code={() => import('./basic/Choice.tsx?raw')} isWide>
        <Choice />
      </Example>
      <Example title={t('states.title')} note={t('states.note')} code={() => import('./basic/States.tsx?raw')} isWide>
        <States />
      </Example>
    </ExamplesPage>
  );
}
