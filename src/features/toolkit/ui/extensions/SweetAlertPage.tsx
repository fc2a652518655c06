import { createFileRoute } from '@tanstack/react-router';
import { Example } from '#features/toolkit/ui/Example.tsx';
import { ExamplesPage } from '#features/toolkit/ui/ExamplesPage.tsx';
import { needWords } from '#web/i18n/start.ts';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { AskFirst } from './sweet-alert/AskFirst.tsx';
import { DangerQuestion } from './sweet-alert/DangerQuestion.tsx';
import { OneOfThree } from './sweet-alert/OneOfThree.tsx';
import { ResultOfACall } from './sweet-alert/ResultOfACall.tsx';
import { TypedWord } from './sweet-alert/TypedWord.tsx';
import { UndoInstead } from './sweet-alert/UndoInstead.tsx';
import { WithReason } from './sweet-alert/WithReason.tsx';

export const Route = createFileRoute('/_frame/extensions/sweet-alert')({
  loader: () => needWords('toolkit', 'sweet-alert'),
  staticData: { title: 'pages:sweet-alert' },
  component: SweetAlertPage,
});

function SweetAlertPage() {
  const { t } = useTranslation('sweet-alert');
  return (
    <ExamplesPage title={t('title')} help={t('help')}>
      <Example title={t('undo.title')} note={t('undo.note')} code={() => import('./sweet-alert/UndoInstead.tsx?raw')}>
        <UndoInstead />
      </Example>
      <Example
        title={t('question.title')}
        note={t('question.note')}
        code={() => import('./sweet-alert/AskFirst.tsx?raw')}
      >
        <AskFirst />
      </Example>
      <Example
        title={t('danger.title')}
        note={t('danger.note')}
        code={() => import('./sweet-alert/DangerQuestion.tsx?raw')}
      >
        <DangerQuestion />
      </Example>
      <Example title={t('typed.title')} note={t('typed.note')} code={() => import('./sweet-alert/TypedWord.tsx?raw')}>
        <TypedWord />
      </Example>
      <Example
        title={t('reason.title')}
        note={t('reason.note')}
        code={() => import('./sweet-alert/WithReason.tsx?raw')}
      >
        <WithReason />
      </Example>
      <Example
        title={t('choice.title')}
        note={t('choice.note')}
        code={() => import('./sweet-alert/OneOfThree.tsx?raw')}
      >
        <OneOfThree />
      </Example>
      <Example
        title={t('result.title')}
        note={t('result.note')}
        code={() => import('./sweet-alert/ResultOfACall.tsx?raw')}
      >
        <ResultOfACall />
      </Example>
    </ExamplesPage>
  );
}
