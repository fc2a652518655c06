import { Anchor, Table } from '@mantine/core';
import { IconCopy, IconMail, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { ActionsMenu } from '#web/kit/ActionsMenu.tsx';
import { ContextMenu } from '#web/kit/ContextMenu.tsx';
import { copyText } from '#web/kit/copyText.ts';
import type { RowAction } from '#web/kit/DataTable/types.ts';
import { toast } from '#web/kit/toast.ts';

const PEOPLE = [
  { name: 'Daniel Osei', email: 'daniel.osei@alderbrook.school', role: 'student' },
  { name: 'Ines Carvalho', email: 'ines.carvalho@alderbrook.school', role: 'student' },
  { name: 'Ruth Adeyemi', email: 'ruth.adeyemi@alderbrook.school', role: 'teacher' },
] as const;

export function TableRows() {
  const { t } = useTranslation('context-menu');
  const [gone, setGone] = useState<readonly string[]>([]);

  function remove(name: string) {
    setGone([...gone, name]);
    toast.done(t('removed', { name }), { undo: () => setGone((now) => now.filter((one) => one !== name)) });
  }
  const actionsOf = ({ name, email }: (typeof PEOPLE)[number]): RowAction[] => [
    { id: 'write', label: t('rows.write'), icon: IconMail, run: () => location.assign(`mailto:${email}`) },
    { id: 'copy', label: t('copyName'), icon: IconCopy, run: () => void copyText(name) },
    { id: 'remove', label: t('remove'), icon: IconTrash, danger: true, run: () => remove(name) },
  ];

  return (
    <Table verticalSpacing={6} aria-label={t('rows.caption')}>
      <Table.Thead>
        <Table.Tr>
          <Table.Th>{t('rows.name')}</Table.Th>
          <Table.Th>{t('rows.role')}</Table.Th>
          <Table.Td />
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {PEOPLE.filter(({ name }) => !gone.includes(name)).map((person) => (
          <ContextMenu key={person.name} label={t('actions', { name: person.name })} actions={actionsOf(person)}>
            <Table.Tr>
              <Table.Td>
                <Anchor href={`mailto:${person.email}`}>{person.name}</Anchor>
              </Table.Td>
              <Table.Td>{t(`rows.${person.role}`)}</Table.Td>
              <Table.Td ta="end">
                <ActionsMenu label={t('actions', { name: person.name })} actions={actionsOf(person)} />
              </Table.Td>
            </Table.Tr>
          </ContextMenu>
        ))}
      </Table.Tbody>
    </Table>
  );
}
