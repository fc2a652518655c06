import { ActionIcon } from '@mantine/core';
import { IconMail, IconPencil } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import type { Employee } from '#features/employees/contract.ts';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { PersonAvatar } from '#web/kit/Avatar.tsx';
import { PlainTable } from '#web/kit/PlainTable.tsx';
import { Tooltip } from '#web/kit/Tooltip.tsx';
import { useAbility } from '#web/session.ts';
import { columnsOf } from './samples.tsx';
import classes from './Tables.module.css';

function Actions({ one, mayManage }: { one: Employee; mayManage: boolean }) {
  const { t } = useTranslation('employees');
  const write = t('tables.writeTo', { name: one.full_name });
  const edit = t('tables.editOne', { name: one.full_name });
  return (
    <span className={classes.actions}>
      <Tooltip label={write}>
        <ActionIcon size={28} component="a" href={`mailto:${one.email}`} aria-label={write}>
          <IconMail size={16} stroke={1.75} aria-hidden />
        </ActionIcon>
      </Tooltip>
      {mayManage && (
        <Tooltip label={edit}>
          <ActionIcon
            size={28}
            aria-label={edit}
            renderRoot={(props) => <Link to="/datatables/basic" search={{ open: one.id }} {...props} />}
          >
            <IconPencil size={16} stroke={1.75} aria-hidden />
          </ActionIcon>
        </Tooltip>
      )}
    </span>
  );
}

/** Rows with a picture, and with something to do at their end. */
export function PeopleTable({ caption, rows }: { caption: string; rows: Employee[] }) {
  const { t } = useTranslation('employees');
  const mayManage = useAbility().can('manage', 'DataTable');
  const { name, post, city, status } = columnsOf(t);
  return (
    <PlainTable
      caption={caption}
      rows={rows}
      rowId={(one) => one.id}
      hover
      columns={[
        {
          ...name,
          cell: (one) => (
            <span className={classes.who}>
              <PersonAvatar name={one.full_name} id={one.id} src={one.avatar} size={32} />
              <bdi>{one.full_name}</bdi>
            </span>
          ),
        },
        post,
        city,
        status,
        {
          id: 'actions',
          header: t('tables.actions'),
          align: 'end',
          cell: (one) => <Actions one={one} mayManage={mayManage} />,
        },
      ]}
    />
  );
}
