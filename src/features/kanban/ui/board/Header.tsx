import { Button } from '@mantine/core';
import { IconPlus, IconX } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import type { CardPerson, WholeBoard } from '#features/kanban/contract.ts';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { PersonAvatar } from '#web/kit/Avatar.tsx';
import { directoryNames } from '#web/kit/directory.ts';
import { formatNumber } from '#web/kit/format.ts';
import { SearchField } from '#web/kit/SearchField.tsx';
import type { Filter } from '../data/queries.ts';
import type { GoTo } from '../KanbanPage.tsx';
import { FilterMenu } from './FilterMenu.tsx';
import classes from './Header.module.css';

const FACES = 5;

interface Props {
  filter: Filter;
  data: WholeBoard | undefined;
  go: GoTo;
  isPhone: boolean;
  /** Left out: nothing can be added here. */
  onAdd: (() => void) | undefined;
}

export const without = <T,>(list: readonly T[] | undefined, one: T): T[] | undefined => {
  const left = (list ?? []).filter((other) => other !== one);
  return left.length > 0 ? left : undefined;
};
export const toggled = <T,>(list: readonly T[] | undefined, one: T): T[] | undefined =>
  list?.includes(one) ? without(list, one) : [...(list ?? []), one];

/** Whoever is on a card, those with most cards first. */
export function peopleOn(data: WholeBoard | undefined): CardPerson[] {
  const found = new Map<number, { person: CardPerson; cards: number }>();
  for (const person of data?.cards.flatMap((card) => card.people) ?? []) {
    const one = found.get(person.id);
    found.set(person.id, { person, cards: (one?.cards ?? 0) + 1 });
  }
  return [...found.values()].sort((a, b) => b.cards - a.cards).map((one) => one.person);
}

function Faces({ people, filter, go }: { people: CardPerson[]; filter: Filter; go: GoTo }) {
  const { t } = useTranslation('kanban');
  return (
    <fieldset className={classes.faces} aria-label={t('filter.people')}>
      {people.slice(0, FACES).map((one) => (
        <button
          key={one.id}
          type="button"
          className={classes.face}
          title={one.fullName}
          aria-label={one.fullName}
          aria-pressed={filter.people?.includes(one.id) ?? false}
          onClick={() => go((now) => ({ people: toggled(now.people, one.id) }))}
        >
          <PersonAvatar id={one.id} name={one.fullName} src={one.avatar} size={28} />
        </button>
      ))}
      {people.length > FACES && (
        <span className={classes.rest}>
          <bdi dir="ltr">+{formatNumber(people.length - FACES)}</bdi>
        </span>
      )}
    </fieldset>
  );
}

function Chip({ name, value, onRemove }: { name: string; value: string; onRemove: () => void }) {
  const { t } = useTranslation('kanban');
  return (
    <li className={classes.chip}>
      <span className={classes.chipName}>{name}</span> <span dir="auto">{value}</span>
      <button
        type="button"
        className={classes.chipX}
        aria-label={t('filter.remove', { name, value })}
        onClick={onRemove}
      >
        <IconX size={14} stroke={2} aria-hidden />
      </button>
    </li>
  );
}

function Chips({ filter, data, go }: Pick<Props, 'filter' | 'data' | 'go'>) {
  const { t } = useTranslation('kanban');
  const { labels, people, due } = filter;
  const onCards = peopleOn(data);
  const missing = (people ?? []).filter((id) => id > 0 && !onCards.some((one) => one.id === id));
  const named = useQuery(directoryNames('kanban', missing)).data ?? [];
  if (!labels && !people && !due) return null;
  const nameOf = (id: number) => [...onCards, ...named].find((one) => one.id === id)?.fullName ?? `#${id}`;
  return (
    <ul className={classes.chips} aria-label={t('filter.active')}>
      {labels?.map((id) => (
        <Chip
          key={`label-${id}`}
          name={t('filter.label')}
          value={id === 0 ? t('filter.noLabel') : (data?.labels.find((one) => one.id === id)?.name ?? `#${id}`)}
          onRemove={() => go((now) => ({ labels: without(now.labels, id) }))}
        />
      ))}
      {people?.map((id) => (
        <Chip
          key={`person-${id}`}
          name={t('filter.person')}
          value={id === 0 ? t('filter.nobody') : nameOf(id)}
          onRemove={() => go((now) => ({ people: without(now.people, id) }))}
        />
      ))}
      {due?.map((one) => (
        <Chip
          key={one}
          name={t('filter.due')}
          value={t(`dues.${one}`)}
          onRemove={() => go((now) => ({ due: without(now.due, one) }))}
        />
      ))}
      <li>
        <Button
          variant="subtle"
          size="xs"
          onClick={() => go({ labels: undefined, people: undefined, due: undefined, q: '' })}
        >
          {t('filter.clear')}
        </Button>
      </li>
    </ul>
  );
}

/** Title, search, filters, who is on the cards, and the way to a new one. */
export function Header({ filter, data, go, isPhone, onAdd }: Props) {
  const { t } = useTranslation('kanban');
  const people = peopleOn(data);
  return (
    <header className={classes.header}>
      <h1 className={classes.title}>{t('title')}</h1>
      <div className={classes.tools}>
        <SearchField
          className={classes.search}
          q={filter.q}
          label={t('filter.search')}
          onAsk={(q) => go({ q }, { replace: true })}
        />
        <FilterMenu filter={filter} data={data} go={go} />
        {!isPhone && people.length > 0 && <Faces people={people} filter={filter} go={go} />}
        {onAdd && (
          <Button leftSection={<IconPlus size={16} stroke={2} aria-hidden />} onClick={onAdd}>
            {t('add.task')}
          </Button>
        )}
      </div>
      <Chips filter={filter} data={data} go={go} />
    </header>
  );
}
