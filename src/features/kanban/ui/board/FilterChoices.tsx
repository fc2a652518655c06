import { Checkbox } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useRef } from 'react';
import type { WholeBoard } from '#features/kanban/contract.ts';
import { DUES } from '#features/kanban/listContract.ts';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { PersonAvatar } from '#web/kit/Avatar.tsx';
import { Pill } from '#web/kit/Pill.tsx';
import { useLateFocus } from '#web/kit/useLateFocus.ts';
import { boardQuery, type Filter, NO_FILTER } from '../data/queries.ts';
import type { GoTo } from '../KanbanPage.tsx';
import classes from './Header.module.css';
import { peopleOn, toggled } from './Header.tsx';

export interface FilterProps {
  filter: Filter;
  data: WholeBoard | undefined;
  go: GoTo;
}

interface GroupProps<T> {
  name: string;
  choices: { value: T; label: ReactNode }[];
  chosen: readonly T[] | undefined;
  onToggle: (one: T) => void;
  isFirst?: boolean;
}

function Group<T extends string | number>({ name, choices, chosen, onToggle, isFirst }: GroupProps<T>) {
  return (
    <fieldset className={classes.group}>
      <legend className={classes.legend}>{name}</legend>
      {choices.map(({ value, label }, at) => (
        <Checkbox
          key={value}
          label={label}
          checked={chosen?.includes(value) ?? false}
          onChange={() => onToggle(value)}
          data-autofocus={(isFirst && at === 0) || undefined}
        />
      ))}
    </fieldset>
  );
}

/** What the board can be narrowed to. */
export function FilterChoices({ filter, data, go }: FilterProps) {
  const { t } = useTranslation('kanban');
  // Of a filtered board only some people and labels would be offered.
  const all = useQuery(boardQuery(NO_FILTER)).data ?? data;
  const labels = (all?.labels ?? []).map(({ id, name, colour }) => ({
    value: id,
    label: (
      <Pill kind={colour}>
        <span dir="auto">{name}</span>
      </Pill>
    ),
  }));
  const people = peopleOn(all).map(({ id, fullName, avatar }) => ({
    value: id,
    label: (
      <span className={classes.who}>
        <PersonAvatar id={id} name={fullName} src={avatar} size={20} />
        <span dir="auto">{fullName}</span>
      </span>
    ),
  }));
  const choices = useRef<HTMLDivElement>(null);
  useLateFocus(choices);
  return (
    <div ref={choices} className={classes.groups}>
      <Group
        isFirst
        name={t('filter.due')}
        choices={DUES.map((value) => ({ value, label: t(`dues.${value}`) }))}
        chosen={filter.due}
        onToggle={(one) => go((now) => ({ due: toggled(now.due, one) }))}
      />
      <Group
        name={t('filter.label')}
        choices={[...labels, { value: 0, label: t('filter.noLabel') }]}
        chosen={filter.labels}
        onToggle={(one) => go((now) => ({ labels: toggled(now.labels, one) }))}
      />
      <Group
        name={t('filter.person')}
        choices={[...people, { value: 0, label: t('filter.nobody') }]}
        chosen={filter.people}
        onToggle={(one) => go((now) => ({ people: toggled(now.people, one) }))}
      />
    </div>
  );
}
