import { Button } from '@mantine/core';
import { IconArchive, IconDownload, IconPlus, IconUpload } from '@tabler/icons-react';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { ActionsMenu } from '#web/kit/ActionsMenu.tsx';
import { PageHeader } from '#web/kit/PageHeader.tsx';
import { toast } from '#web/kit/toast.ts';

const MORE = [
  { id: 'import', icon: IconUpload },
  { id: 'archive', icon: IconArchive },
] as const;

export function Actions() {
  const { t } = useTranslation('component-page-header');
  const run = (id: string) => toast.done(t('actions.done', { name: t(`actions.${id}`) }));
  return (
    <PageHeader
      level={2}
      title={t('actions.heading')}
      help={t('actions.line')}
      actions={
        <>
          <ActionsMenu
            label={t('actions.more')}
            actions={MORE.map(({ id, icon }) => ({ id, icon, label: t(`actions.${id}`), run: () => run(id) }))}
          />
          <Button
            variant="default"
            leftSection={<IconDownload size={16} stroke={1.75} aria-hidden />}
            onClick={() => run('export')}
          >
            {t('actions.export')}
          </Button>
          <Button leftSection={<IconPlus size={16} stroke={1.75} aria-hidden />} onClick={() => run('add')}>
            {t('actions.add')}
          </Button>
        </>
      }
    />
  );
}
