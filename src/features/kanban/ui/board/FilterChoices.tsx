import { Checkbox } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, type Ref, useEffect, useRef } from 'react';
import type { WholeBoard } from '#features/kanban/contract.ts';
import { DUES } from '#features/kanban/listContract.ts';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { PersonAvatar } from '#web/kit/Avatar.tsx';
import { Pill } from '#web/kit/Pill.tsx';
import { boardQuery, type Filter, NO_FILTER } from '../data/queries.ts';
import type { GoTo } from '../KanbanPage.tsx';
import classes from './Header.module.css';
import { peopleOn, toggled } from './Header.tsx';

export interface FilterProps {
  filter: Filter;
  data: WholeBoard | undefined;
  go: GoTo;
}

function Group({ name, ref, children }: { name: string; ref?: Ref<HTMLFieldSetElement>; children: ReactNode }) {
  return (
    <fieldset ref={ref} className={classes.group}>
      <legend className={classes.legend}>{name}</legend>
      {children}
    </fieldset>
  );
}

/** What the board can be narrowed to. */
export function FilterChoices({ filter, data, go }: FilterProps) {
  const { t } = useTranslation('kanban');
  // Of a filtered board only some people and labels would be offered.
  const all = useQuery(boardQuery(NO_FILTER)).data ?? data;
  const { labels, people, due } = filter;
  const first = useRef<HTMLFieldSetElement>(null);
  // They may come after the popover has opened: the focus waits there, and goes on to the first of them.
  useEffect(() => {
    if (first.current?.closest('[role="dialog"]')?.contains(document.activeElement))
      first.current.querySelector('input')?.focus({ preventScroll: true });
  }, []);
  return (
    <>
      <Group ref={first} name={t('filter.due')}>
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
