import { Text } from '@mantine/core';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { FileUpload } from '#web/kit/FileUpload.tsx';
import { formatBytes, formatNumber } from '#web/kit/format.ts';
import { useOwnFiles } from './useOwnFiles.ts';

export function Homework() {
  const { t } = useTranslation('component-uploads');
  const [files, setFiles] = useOwnFiles();
  const bytes = files.reduce((sum, { size }) => sum + size, 0);
  return (
    <>
      <FileUpload label={t('many.label')} value={files} onChange={setFiles} multiple />
      <Text c="dimmed" fz={13} mt={8} role="status">
        {t('many.result', { number: formatNumber(files.length), size: formatBytes(bytes) })}
      </Text>
    </>
  );
}
