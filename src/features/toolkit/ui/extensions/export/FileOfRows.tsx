import { Button, Checkbox, Group, TextInput } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { CodeBox } from '#web/kit/CodeBox.tsx';
import { formatNumber } from '#web/kit/format.ts';
import { Segments } from '#web/kit/Segments.tsx';
import { ROW_FORMATS, type RowFormat, rowsAsText, saveRows } from '#web/kit/saveRows.ts';
import { FIELDS, type Field, type Person } from './people.ts';
import { WithPeople } from './WithPeople.tsx';

function Fields({ people }: { people: Person[] }) {
  const { t } = useTranslation('export');
  const [fields, setFields] = useState<Field[]>(['fullName', 'email', 'role']);
  const [format, setFormat] = useState<RowFormat>('csv');
  const [name, setName] = useState('people');
  const columns = FIELDS.filter((field) => fields.includes(field));
  const table = { columns, rows: people.map((person) => columns.map((field) => person[field])) };
  const problem = name.trim() === '' ? t('file.noName') : undefined;
  return (
    <>
      <Checkbox.Group
        label={t('file.columns')}
        error={columns.length === 0 && t('file.noColumn')}
        value={fields}
        onChange={(chosen) => setFields(chosen as Field[])}
      >
        <Group gap={16} my={8}>
          {FIELDS.map((field) => (
            <Checkbox key={field} value={field} label={t(`fields.${field}`)} />
          ))}
        </Group>
      </Checkbox.Group>
      <Group align="flex-start" gap={12} my={12}>
        <TextInput
          label={t('file.name')}
          value={name}
          error={problem}
          onChange={(event) => setName(event.target.value)}
        />
        <Segments
          aria-label={t('file.format')}
          value={format}
          onChange={setFormat}
          data={ROW_FORMATS.map((value) => ({ value, label: value.toUpperCase() }))}
          style={{ marginBlockStart: 24 }}
        />
        <Button
          mt={24}
          disabled={people.length === 0 || columns.length === 0 || problem !== undefined}
          onClick={() => saveRows(format, table, name.trim())}
        >
          {t('file.save', { count: people.length, number: formatNumber(people.length) })}
        </Button>
      </Group>
      <CodeBox label={t('file.preview')} text={rowsAsText(format, { columns, rows: table.rows.slice(0, 3) })} />
    </>
  );
}

export function FileOfRows() {
  return <WithPeople>{(people) => <Fields people={people} />}</WithPeople>;
}
