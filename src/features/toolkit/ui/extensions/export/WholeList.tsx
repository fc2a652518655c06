import { Text } from '@mantine/core';
import type { ExportFormat } from '#contract/list.ts';
import { api } from '#web/client.ts';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { download } from '#web/kit/download.ts';
import { ExportMenu } from '#web/kit/ExportMenu.tsx';

export function WholeList() {
  const { t } = useTranslation('export');
  const save = (format: ExportFormat) =>
    download((init) => api.api.people.export.$get({ query: { format } }, { init }), {
      busy: t('whole.busy'),
      name: `people.${format}`,
    });
  return (
    <>
      <Text mb={12}>{t('whole.text')}</Text>
      <ExportMenu onExport={(format) => void save(format)} />
    </>
  );
}
