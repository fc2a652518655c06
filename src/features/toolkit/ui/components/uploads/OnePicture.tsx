import { Group, Text } from '@mantine/core';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { PersonAvatar } from '#web/kit/Avatar.tsx';
import { FileUpload } from '#web/kit/FileUpload.tsx';
import { useOwnFiles } from './useOwnFiles.ts';

const MOST = 2_000_000;

export function OnePicture() {
  const { t } = useTranslation('component-uploads');
  const [files, setFiles] = useOwnFiles();
  const [picture] = files;
  return (
    <>
      <Group gap={12} mb={12}>
        <PersonAvatar id={12} name="Ines Carvalho" src={picture?.url ?? null} size={72} />
        <Text c="dimmed" fz={13} role="status">
          {picture ? t('one.size', { width: picture.width ?? 0, height: picture.height ?? 0 }) : t('one.none')}
        </Text>
      </Group>
      <FileUpload label={t('one.label')} value={files} onChange={setFiles} accept={['image/*']} most={MOST} />
    </>
  );
}
