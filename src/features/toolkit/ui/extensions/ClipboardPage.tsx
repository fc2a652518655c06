import { createFileRoute } from '@tanstack/react-router';
import { Example } from '#features/toolkit/ui/Example.tsx';
import { ExamplesPage } from '#features/toolkit/ui/ExamplesPage.tsx';
import { needWords } from '#web/i18n/start.ts';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { CopyField } from './clipboard/CopyField.tsx';
import { CopyRows } from './clipboard/CopyRows.tsx';
import { PastePicture } from './clipboard/PastePicture.tsx';
import { PasteText } from './clipboard/PasteText.tsx';
import { SaysSo } from './clipboard/SaysSo.tsx';
import { ToldByToast } from './clipboard/ToldByToast.tsx';

export const Route = createFileRoute('/_frame/extensions/clipboard')({
  loader: () => needWords('toolkit', 'clipboard'),
  staticData: { title: 'pages:clipboard' },
  component: ClipboardPage,
});

function ClipboardPage() {
  const { t } = useTranslation('clipboard');
  return (
    <ExamplesPage title={t('title')} help={t('help')}>
      <Example title={t('field.title')} note={t('field.note')} code={() => import('./clipboard/CopyField.tsx?raw')}>
        <CopyField />
      </Example>
      <Example title={t('button.title')} note={t('button.note')} code={() => import('./clipboard/SaysSo.tsx?raw')}>
        <SaysSo />
      </Example>
      <Example title={t('told.title')} note={t('told.note')} code={() => import('./clipboard/ToldByToast.tsx?raw')}>
        <ToldByToast />
      </Example>
      <Example title={t('table.title')} note={t('table.note')} code={() => import('./clipboard/CopyRows.tsx?raw')}>
        <CopyRows />
      </Example>
      <Example title={t('text.title')} note={t('text.note')} code={() => import('./clipboard/PasteText.tsx?raw')}>
        <PasteText />
      </Example>
      <Example
        title={t('picture.title')}
        note={t('picture.note')}
        code={() => import('./clipboard/PastePicture.tsx?raw')}
      >
        <PastePicture />
      </Example>
    </ExamplesPage>
  );
}
