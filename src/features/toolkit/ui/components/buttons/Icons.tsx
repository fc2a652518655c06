import { ActionIcon, Button, Group } from '@mantine/core';
import { IconArrowRight, IconDownload, IconPrinter, IconStar, IconStarFilled } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { saveFile } from '#web/kit/saveFile.ts';
import { Tooltip } from '#web/kit/Tooltip.tsx';
import { toast } from '#web/kit/toast.ts';

export function Icons() {
  const { t } = useTranslation('component-buttons');
  const [isStarred, setStarred] = useState(false);
  const Star = isStarred ? IconStarFilled : IconStar;
  const save = () => saveFile(new Blob(['name,points\nAmara Okafor,91\n'], { type: 'text/csv' }), 'results.csv');
  return (
    <Group gap={8}>
      <Button variant="default" leftSection={<IconDownload size={16} stroke={1.75} aria-hidden />} onClick={save}>
        {t('icons.download')}
      </Button>
      <Button
        variant="default"
        rightSection={<IconArrowRight data-turns size={16} stroke={1.75} aria-hidden />}
        onClick={() => toast.done(t('icons.opened'))}
      >
        {t('icons.next')}
      </Button>
      <Tooltip label={t('icons.star')}>
        <ActionIcon aria-label={t('icons.star')} aria-pressed={isStarred} onClick={() => setStarred(!isStarred)}>
          <Star size={18} stroke={1.75} color={isStarred ? 'var(--lms-warning-mark)' : 'currentColor'} aria-hidden />
        </ActionIcon>
      </Tooltip>
      <Tooltip label={t('icons.print')}>
        <ActionIcon variant="default" aria-label={t('icons.print')} onClick={() => window.print()}>
          <IconPrinter size={18} stroke={1.75} aria-hidden />
        </ActionIcon>
      </Tooltip>
    </Group>
  );
}
