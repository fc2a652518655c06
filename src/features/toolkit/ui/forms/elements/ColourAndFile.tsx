import { Stack, Text } from '@mantine/core';
import { useState } from 'react';
import type { Hue } from '#contract/hues.ts';
import type { StoredFile } from '#features/files/contract.ts';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { FileUpload } from '#web/kit/FileUpload.tsx';
import { HuePicker, HuePill } from '#web/kit/Hue.tsx';

export function ColourAndFile() {
  const { t } = useTranslation('form-elements');
  const [hue, setHue] = useState<Hue>('pine');
  const [files, setFiles] = useState<StoredFile[]>([]);
  return (
    <Stack>
      <HuePicker label={t('files.colour')} value={hue} onChange={setHue} />
      <Text component="div" fz={13}>
        <HuePill hue={hue}>{t('subjects.biology')}</HuePill>
      </Text>
      <FileUpload
        label={t('files.worksheets')}
        accept={['application/pdf', 'image/png', 'image/jpeg']}
        multiple
        value={files}
        onChange={setFiles}
      />
    </Stack>
  );
}
