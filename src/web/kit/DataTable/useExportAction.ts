import { IconDownload } from '@tabler/icons-react';
import { EXPORT_FORMATS, type ExportFormat } from '#contract/list.ts';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import type { BulkAction } from './types.ts';

/** The chosen rows as a file; without ids it is everything that matches. */
export function useExportAction<Row>(run: (format: ExportFormat, ids: number[] | undefined) => void): BulkAction<Row> {
  const { t } = useTranslation('kit');
  return {
    id: 'export',
    label: t('export.button'),
    icon: IconDownload,
    choices: EXPORT_FORMATS.map((format) => ({
      id: format,
      label: t(`export.formats.${format}`),
      run: ({ all, ids }) => run(format, all ? undefined : ids.map(Number)),
    })),
  };
}
