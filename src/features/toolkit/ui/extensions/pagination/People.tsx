import type { RefObject } from 'react';
import type { Employee } from '#features/employees/contract.ts';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { SkeletonRows } from '#web/kit/states.tsx';
import classes from './Pagination.module.css';

interface Props {
  people: Pick<Employee, 'id' | 'full_name' | 'post' | 'city'>[] | undefined;
  rows: number;
  list?: RefObject<HTMLUListElement | null>;
}

/** Who they are, or the shape of what comes. */
export function People({ people, rows, list }: Props) {
  const { t } = useTranslation('pagination');
  if (!people) return <SkeletonRows rows={rows} />;
  return (
    <ul ref={list} className={classes.people} aria-label={t('people')}>
      {people.map(({ id, full_name, post, city }) => (
        <li key={id} className={classes.person} tabIndex={-1}>
          <bdi className={classes.name}>{full_name}</bdi>
          <bdi>{post}</bdi>
          <bdi>{city}</bdi>
        </li>
      ))}
    </ul>
  );
}
