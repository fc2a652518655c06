import { SimpleGrid, Text } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { RichText } from '#web/kit/RichText.tsx';
import { SafeHtml } from '#web/kit/SafeHtml.tsx';

export function WriteAndSee() {
  const { t } = useTranslation('component-rich-text');
  const [html, setHtml] = useState(
    `<p>${t('write.first')}</p><ul><li><p><strong>${t('write.roots')}</strong></p></li><li><p>${t('write.leaves')}</p></li></ul>`,
  );
  return (
    <SimpleGrid cols={{ base: 1, md: 2 }}>
      <RichText
        label={t('write.label')}
        description={t('write.help')}
        value={html}
        onChange={setHtml}
        pictures={false}
      />
      <div>
        <Text fz={13} fw={550} mb={8}>
          {t('write.shown')}
        </Text>
        <SafeHtml html={html} />
      </div>
    </SimpleGrid>
  );
}
