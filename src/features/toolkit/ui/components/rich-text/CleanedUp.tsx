import { Stack, Text, Textarea } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { SafeHtml } from '#web/kit/SafeHtml.tsx';

export function CleanedUp() {
  const { t } = useTranslation('component-rich-text');
  const [html, setHtml] = useState(
    `<p>${t('clean.words')} <a href="javascript:alert(1)"><b>${t('clean.bold')}</b></a></p><script>alert(1)</script>`,
  );
  return (
    <Stack gap={12}>
      <Textarea
        label={t('clean.source')}
        dir="ltr"
        autosize
        minRows={3}
        value={html}
        onChange={(event) => setHtml(event.currentTarget.value)}
      />
      <div>
        <Text fz={13} fw={550} mb={8}>
          {t('clean.shown')}
        </Text>
        <SafeHtml html={html} />
      </div>
    </Stack>
  );
}
