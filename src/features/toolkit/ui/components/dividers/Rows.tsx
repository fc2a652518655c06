import { Divider, Group, Text } from '@mantine/core';
import { Fragment } from 'react';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { formatMoney } from '#web/kit/format.ts';

const ITEMS = [
  { id: 'course', cents: 24_000 },
  { id: 'books', cents: 4850 },
  { id: 'exam', cents: 3000 },
] as const;

const total = ITEMS.reduce((sum, { cents }) => sum + cents, 0);

export function Rows() {
  const { t } = useTranslation('component-dividers');
  return (
    <>
      {ITEMS.map(({ id, cents }, place) => (
        <Fragment key={id}>
          {place > 0 && <Divider />}
          <Group justify="space-between" py={8}>
            <Text>{t(`rows.${id}`)}</Text>
            <Text c="dimmed">{formatMoney(cents)}</Text>
          </Group>
        </Fragment>
      ))}
      <Divider size={2} />
      <Group justify="space-between" pt={8}>
        <Text fw={600}>{t('rows.total')}</Text>
        <Text fw={600}>{formatMoney(total)}</Text>
      </Group>
    </>
  );
}
