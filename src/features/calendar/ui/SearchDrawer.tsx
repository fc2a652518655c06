import { TextInput } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { IconSearch } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { CalendarEvent } from '#features/calendar/contract.ts';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { formatDate } from '#web/kit/format.ts';
import { SideDrawer } from '#web/kit/SideDrawer.tsx';
import { EmptyState, FailedState, NothingFound, SkeletonRows } from '#web/kit/states.tsx';
import classes from './Calendar.module.css';
import { daysOf } from './days.ts';
import { EventLook, lookOf } from './EventLook.tsx';
import { asEntry } from './entries.ts';
import { searchQuery } from './queries.ts';

interface Props {
  q: string;
  zone: string;
  onSearch: (q: string) => void;
  onChoose: (event: CalendarEvent) => void;
  onClose: () => void;
}

/** Events of all times by what they say. */
export function SearchDrawer({ q, zone, onSearch, onChoose, onClose }: Props) {
  const { t } = useTranslation('calendar');
  const [text, setText] = useState(q);
  const [asked] = useDebouncedValue(text.trim(), 250);
  const query = useQuery(searchQuery(asked));
  useEffect(() => {
    if (asked !== q) onSearch(asked);
  }, [asked, q, onSearch]);
  const found = asked === '' ? undefined : query.data;
  return (
    <SideDrawer opened title={t('search.title')} onClose={onClose}>
      <TextInput
        data-autofocus
        type="search"
        dir="auto"
        aria-label={t('search.title')}
        placeholder={t('search.placeholder')}
        leftSection={<IconSearch size={16} stroke={1.75} aria-hidden />}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
      />
      <div className={classes.found} aria-busy={query.isFetching}>
        {asked === '' && <EmptyState icon={IconSearch} title={t('search.hint')} />}
        {asked !== '' && query.isError && <FailedState error={query.error} onRetry={() => void query.refetch()} />}
        {asked !== '' && query.isPending && <SkeletonRows rows={4} />}
        {found?.events.length === 0 && <NothingFound query={asked} onClear={() => setText('')} />}
        {found && found.events.length > 0 && (
          <ul className={classes.dayList} aria-label={t('search.found')}>
            {found.events.map((event) => {
              const entry = asEntry(event);
              return (
                <li key={entry.key}>
                  <button
                    type="button"
                    className={`${classes.dayRow} ${lookOf(entry)}`}
                    onClick={() => onChoose(event)}
                  >
                    <span className={classes.foundDay}>{formatDate(daysOf(event, zone).first)}</span>
                    <EventLook entry={entry} zone={zone} look="row" />
                  </button>
                </li>
              );
            })}
          </ul>
        )}
        {found?.hasMore && <p className={classes.quiet}>{t('search.more')}</p>}
      </div>
    </SideDrawer>
  );
}
