import { Button } from '@mantine/core';
import { IconZoomCancel } from '@tabler/icons-react';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { formatNumber } from './format.ts';
import { EmptyState } from './states.tsx';

/** In place of the rows of a page past the end of a list. */
export function NoSuchPage({ page, onFirst }: { page: number; onFirst: () => void }) {
  const { t } = useTranslation('kit');
  return (
    <EmptyState
      icon={IconZoomCancel}
      title={t('table.noSuchPage', { page: formatNumber(page) })}
      detail={t('table.noSuchPageDetail')}
      action={
        <Button variant="default" size="xs" onClick={onFirst}>
          {t('table.firstPage')}
        </Button>
      }
    />
  );
}
