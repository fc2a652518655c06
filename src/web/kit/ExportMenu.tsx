import { Button } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { EXPORT_FORMATS, type ExportFormat } from '#contract/list.ts';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { Menu } from './Menu.tsx';

/** Everything that matches the list's address, as a file. */
export function ExportMenu({ onExport }: { onExport: (format: ExportFormat) => void }) {
  const { t } = useTranslation('kit');
  return (
    <Menu width={200}>
      <Menu.Target>
        <Button variant="default" leftSection={<IconDownload size={16} stroke={1.75} aria-hidden />}>
          {t('export.button')}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {EXPORT_FORMATS.map((format) => (
          <Menu.Item key={format} onClick={() => onExport(format)}>
            {t(`export.formats.${format}`)}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
