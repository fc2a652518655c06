import { Button, Text } from '@mantine/core';
import { IconPrinter } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { formatDate } from '#web/kit/format.ts';
import { printTable } from '#web/kit/printTable.ts';
import { somePeople } from './people.ts';

export function Print() {
  const { t } = useTranslation('export');
  const people = useQuery(somePeople).data ?? [];
  const print = () =>
    printTable(t('print.sheet'), {
      columns: [t('fields.fullName'), t('fields.email'), t('fields.createdAt')],
      rows: people.map(({ fullName, email, createdAt }) => [fullName, email, formatDate(createdAt)]),
    });
  return (
    <>
      <Text mb={12}>{t('print.text')}</Text>
      <Button
        variant="default"
        leftSection={<IconPrinter size={16} stroke={1.75} aria-hidden />}
        disabled={people.length === 0}
        onClick={print}
      >
        {t('print.button')}
      </Button>
    </>
  );
}
