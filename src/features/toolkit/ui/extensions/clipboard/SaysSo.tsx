import { Code, Group, Text } from '@mantine/core';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { CopyButton } from '#web/kit/CopyButton.tsx';

const CODE = 'BIO-10-4711';

export function SaysSo() {
  const { t } = useTranslation('clipboard');
  return (
    <Group gap={12}>
      <Text fz={13} fw={550}>
        {t('button.code')}
      </Text>
      <Code fz={14} dir="ltr">
        {CODE}
      </Code>
      <CopyButton text={CODE} label={t('button.copy')} />
    </Group>
  );
}
