import { Button, Text } from '@mantine/core';
import { IconPrinter } from '@tabler/icons-react';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { formatDate } from '#web/kit/format.ts';
import { printTable } from '#web/kit/printTable.ts';
import type { Person } from './people.ts';
import { WithPeople } from './WithPeople.tsx';

export function Print() {
  const { t } = useTranslation('export');
  const print = (people: Person[]) =>
    printTable(t('print.sheet'), {
      columns: [t('fields.fullName'), t('fields.email'), t('fields.createdAt')],
      rows: people.map(({ fullName, email, createdAt }) => [fullName, email, formatDate(createdAt)]),
    });
  return (
    <>
      <Text mb={12}>{t('print.text')}</Text>
      <WithPeople>
        {(people) => (
          <Button
            variant="default"
            leftSection={<IconPrinter size={16} stroke={1.75} aria-hidden />}
            onClick={() => print(people)}
          >
            {t('print.button')}
          </Button>
        )}
      </WithPeople>
    </>
  );
}
