import { Button } from '@mantine/core';
import { IconFileExport } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { saveRows } from '#web/kit/saveRows.ts';
import { EmptyState } from '#web/kit/states.tsx';

export function Nothing() {
  const { t } = useTranslation('export');
  const [marks, setMarks] = useState<string[][]>([]);
  if (marks.length === 0)
    return (
      <EmptyState
        icon={IconFileExport}
        title={t('nothing.empty')}
        detail={t('nothing.detail')}
        action={
          <Button variant="default" size="xs" onClick={() => setMarks([['Amara Okafor', '92']])}>
            {t('nothing.add')}
          </Button>
        }
      />
    );
  return (
    <Button onClick={() => saveRows('csv', { columns: [t('copy.name'), t('copy.mark')], rows: marks }, 'marks')}>
      {t('file.save', { count: 1, number: '1' })}
    </Button>
  );
}
