import { createFileRoute } from '@tanstack/react-router';
import { Example } from '#features/toolkit/ui/Example.tsx';
import { ExamplesPage } from '#features/toolkit/ui/ExamplesPage.tsx';
import { needWords } from '#web/i18n/start.ts';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { AnswerLines } from './rich-text/AnswerLines.tsx';
import { CleanedUp } from './rich-text/CleanedUp.tsx';
import { Formulas } from './rich-text/Formulas.tsx';
import { MustBeWritten } from './rich-text/MustBeWritten.tsx';
import { WordsFound } from './rich-text/WordsFound.tsx';
import { WriteAndSee } from './rich-text/WriteAndSee.tsx';

export const Route = createFileRoute('/_frame/components/rich-text')({
  loader: () => needWords('toolkit', 'component-rich-text'),
  staticData: { title: 'pages:component-rich-text' },
  component: RichTextPage,
});

function RichTextPage() {
  const { t } = useTranslation('component-rich-text');
  return (
    <ExamplesPage title={t('title')} help={t('help')}>
      <Example
        title={t('write.title')}
        note={t('write.note')}
        code={() => import('./rich-text/WriteAndSee.tsx?raw')}
        isWide
      >
        <WriteAndSee />
      </Example>
      <Example title={t('formula.title')} note={t('formula.note')} code={() => import('./rich-text/Formulas.tsx?raw')}>
        <Formulas />
      </Example>
      <Example title={t('lines.title')} note={t('lines.note')} code={() => import('./rich-text/AnswerLines.tsx?raw')}>
        <AnswerLines />
      </Example>
      <Example title={t('wrong.title')} note={t('wrong.note')} code={() => import('./rich-text/MustBeWritten.tsx?raw')}>
        <MustBeWritten />
      </Example>
      <Example title={t('clean.title')} note={t('clean.note')} code={() => import('./rich-text/CleanedUp.tsx?raw')}>
        <CleanedUp />
      </Example>
      <Example
        title={t('found.title')}
        note={t('found.note')}
        code={() => import('./rich-text/WordsFound.tsx?raw')}
        isWide
      >
        <WordsFound />
      </Example>
    </ExamplesPage>
  );
}
