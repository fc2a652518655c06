import { Button } from '@mantine/core';
import { createFileRoute, Link } from '@tanstack/react-router';
import { Example } from '#features/toolkit/ui/Example.tsx';
import { ExamplesPage } from '#features/toolkit/ui/ExamplesPage.tsx';
import { needWords } from '#web/i18n/start.ts';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { DeleteBoard } from './dialogs/DeleteBoard.tsx';
import { ExamRules } from './dialogs/ExamRules.tsx';
import { RenameCourse } from './dialogs/RenameCourse.tsx';
import { SendInvoice } from './dialogs/SendInvoice.tsx';
import { UndoInstead } from './dialogs/UndoInstead.tsx';
import { WhichLessons } from './dialogs/WhichLessons.tsx';

export const Route = createFileRoute('/_frame/components/dialogs')({
  loader: () => needWords('toolkit', 'component-dialogs'),
  staticData: { title: 'pages:component-dialogs' },
  component: DialogsPage,
});

function DialogsPage() {
  const { t } = useTranslation('component-dialogs');
  return (
    <ExamplesPage
      title={t('title')}
      help={t('help')}
      actions={
        <Button variant="default" renderRoot={(props) => <Link to="/pages/modal-examples" {...props} />}>
          {t('more')}
        </Button>
      }
    >
      <Example title={t('confirm.title')} note={t('confirm.note')} code={() => import('./dialogs/DeleteBoard.tsx?raw')}>
        <DeleteBoard />
      </Example>
      <Example title={t('choose.title')} note={t('choose.note')} code={() => import('./dialogs/WhichLessons.tsx?raw')}>
        <WhichLessons />
      </Example>
      <Example title={t('form.title')} note={t('form.note')} code={() => import('./dialogs/RenameCourse.tsx?raw')}>
        <RenameCourse />
      </Example>
      <Example title={t('long.title')} note={t('long.note')} code={() => import('./dialogs/ExamRules.tsx?raw')}>
        <ExamRules />
      </Example>
      <Example title={t('busy.title')} note={t('busy.note')} code={() => import('./dialogs/SendInvoice.tsx?raw')}>
        <SendInvoice />
      </Example>
      <Example title={t('undo.title')} note={t('undo.note')} code={() => import('./dialogs/UndoInstead.tsx?raw')}>
        <UndoInstead />
      </Example>
    </ExamplesPage>
  );
}
