import { Button, Group, Text } from '@mantine/core';
import { IconMinus, IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { formatMoney, formatNumber } from '#web/kit/format.ts';

const PRICE = 1250;
const MOST = 10;

export function Amount() {
  const { t } = useTranslation('component-button-groups');
  const [count, setCount] = useState(2);
  return (
    <Group gap={16}>
      <Button.Group>
        <Button
          variant="default"
          px={10}
          aria-label={t('amount.fewer')}
          disabled={count === 1}
          onClick={() => setCount(count - 1)}
        >
          <IconMinus size={16} stroke={1.75} aria-hidden />
        </Button>
        <Button.GroupSection variant="default" miw={52} h="auto" aria-live="polite">
          {formatNumber(count)}
        </Button.GroupSection>
        <Button
          variant="default"
          px={10}
          aria-label={t('amount.more')}
          disabled={count === MOST}
          onClick={() => setCount(count + 1)}
        >
          <IconPlus size={16} stroke={1.75} aria-hidden />
        </Button>
      </Button.Group>
      <Text c="dimmed">{t('amount.sum', { sum: formatMoney(count * PRICE) })}</Text>
    </Group>
  );
}
