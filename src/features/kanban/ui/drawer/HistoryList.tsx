import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Card, HistoryEntry } from '#features/kanban/contract.ts';
import { api, ask } from '#web/client.ts';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { formatDate, formatDateTime, formatRelative } from '#web/kit/format.ts';
import classes from './Drawer.module.css';
import { Part } from './Part.tsx';

const SHORT = 5;
const MOST = 100;

function Entry({ entry: { at, by, what, detail } }: { entry: HistoryEntry }) {
  const { t } = useTranslation('kanban');
  const { to, ...gaps } = detail;
  const isDay = what === 'due-set' && to !== undefined;
  return (
    <li className={classes.entry}>
      <span dir="auto">
        {t(`history.${what}`, {
          who: by?.fullName ?? t('comments.gone'),
          ...gaps,
          to: isDay ? formatDate(to.slice(0, 10)) : to,
        })}
      </span>{' '}
      <time dateTime={at} title={formatDateTime(at)} className={classes.quiet}>
        {formatRelative(at)}
      </time>
    </li>
  );
}

/** What happened to a card, the newest first. */
export function HistoryList({ card }: { card: Card }) {
  const { t } = useTranslation('kanban');
  const [isWhole, setWhole] = useState(false);
  const whole = useQuery({
    queryKey: ['kanban', 'card', card.id, 'history'],
    queryFn: () => ask(api.apps.kanban.tasks[':id'].history.$get({ param: { id: card.id }, query: { perPage: MOST } })),
    enabled: isWhole,
  }).data;
  const all = whole?.history ?? card.history;
  const shown = isWhole ? all : card.history.slice(0, SHORT);
  return (
    <Part name={t('history.title')}>
      <ul className={classes.entries}>
        {shown.map((entry) => (
          <Entry key={entry.id} entry={entry} />
        ))}
      </ul>
      {!isWhole && card.history.length > SHORT && (
        <Button className={classes.send} size="xs" variant="subtle" onClick={() => setWhole(true)}>
          {t('history.all')}
        </Button>
      )}
    </Part>
  );
}
