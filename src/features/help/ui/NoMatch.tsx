import { Button } from '@mantine/core';
import { IconZoomCancel } from '@tabler/icons-react';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { EmptyState } from '#web/kit/states.tsx';

/** A search left nothing. Help has no filters to remove. */
export function NoMatch({ q, onClear }: { q: string; onClear: () => void }) {
  const { t } = useTranslation('help');
  return (
    <EmptyState
      icon={IconZoomCancel}
      title={t('kit:states.noMatchFor', { query: q })}
      detail={t('otherWords')}
      action={
        <Button variant="default" size="xs" onClick={onClear}>
          {t('clear')}
        </Button>
      }
    />
  );
}
