import { Button, Checkbox } from '@mantine/core';
import { IconFilter } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import type { WholeBoard } from '#features/kanban/contract.ts';
import { DUES } from '#features/kanban/listContract.ts';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { PersonAvatar } from '#web/kit/Avatar.tsx';
import { formatNumber } from '#web/kit/format.ts';
import { Pill } from '#web/kit/Pill.tsx';
import { Popover } from '#web/kit/Popover.tsx';
import { boardQuery, type Filter, NO_FILTER } from '../data/queries.ts';
import type { GoTo } from '../KanbanPage.tsx';
import classes from './Header.module.css';
import { peopleOn, toggled } from './Header.tsx';

interface Props {
  filter: Filter;
  data: WholeBoard | undefined;
  go: GoTo;
}

function Group({ name, children }: { name: string; children: ReactNode }) {
  return (
    <fieldset className={classes.group}>
      <legend className={classes.legend}>{name}</legend>
      {children}
    </fieldset>
  );
}

function Choices({ filter, data, go }: Props) {
  const { t } = useTranslation('kanban');
  // Of a filtered board only some people and labels would be offered.
  const all = useQuery(boardQuery(NO_FILTER)).data ?? data;
  const { labels, people, due } = filter;
  return (
    <>
      <Group name={t('filter.due')}>
        {DUES.map((one) => (
          <Checkbox
            key={one}
            label={t(`dues.${one}`)}
            checked={due?.includes(one) ?? false}
            onChange={() => go({ due: toggled(due, one) })}
          />
        ))}
      </Group>
      <Group name={t('filter.label')}>
        {all?.labels.map((one) => (
          <Checkbox
            key={one.id}
            label={
              <Pill kind={one.colour}>
                <span dir="auto">{one.name}</span>
              </Pill>
            }
            checked={labels?.includes(one.id) ?? false}
            onChange={() => go({ labels: toggled(labels, one.id) })}
          />
        ))}
        <Checkbox
          label={t('filter.noLabel')}
          checked={labels?.includes(0) ?? false}
          onChange={() => go({ labels: toggled(labels, 0) })}
        />
      </Group>
      <Group name={t('filter.person')}>
        {peopleOn(all).map((one) => (
          <Checkbox
            key={one.id}
            label={
              <span className={classes.who}>
                <PersonAvatar id={one.id} name={one.fullName} src={one.avatar} size={20} />
                <span dir="auto">{one.fullName}</span>
              </span>
            }
            checked={people?.includes(one.id) ?? false}
            onChange={() => go({ people: toggled(people, one.id) })}
          />
        ))}
        <Checkbox
          label={t('filter.nobody')}
          checked={people?.includes(0) ?? false}
          onChange={() => go({ people: toggled(people, 0) })}
        />
      </Group>
    </>
  );
}

/** By label, person and due date. Each choice acts at once. */
export function FilterMenu(props: Props) {
  const { t } = useTranslation('kanban');
  const [isOpen, setOpen] = useState(false);
  const { labels, people, due } = props.filter;
  const count = (labels?.length ?? 0) + (people?.length ?? 0) + (due?.length ?? 0);
  return (
    <Popover opened={isOpen} onChange={setOpen} position="bottom-end" width={300} trapFocus returnFocus>
      <Popover.Target>
        <Button
          variant="default"
          data-filter
          leftSection={<IconFilter size={16} stroke={1.75} aria-hidden />}
          onClick={() => setOpen(!isOpen)}
        >
          {t('filter.title')}
          {count > 0 && <span className={classes.on}>{formatNumber(count)}</span>}
        </Button>
      </Popover.Target>
      <Popover.Dropdown className={classes.choices} aria-label={t('filter.title')}>
        <Choices {...props} />
      </Popover.Dropdown>
    </Popover>
  );
}
