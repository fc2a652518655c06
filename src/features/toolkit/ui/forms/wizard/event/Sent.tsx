import { Button, Group } from '@mantine/core';
import { IconCalendarCheck } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { dayIn } from '#features/calendar/ui/days.ts';
import { api, ask } from '#web/client.ts';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { formatDate, formatTime } from '#web/kit/format.ts';
import { EmptyState } from '#web/kit/states.tsx';
import { toast } from '#web/kit/toast.ts';
import { queryClient } from '#web/queryClient.ts';
import { deviceZone } from '#web/zone.ts';
import type { AddedEvent } from './event.ts';
import classes from './Sent.module.css';

/** What came of it, the way there, and the way back. */
export function Sent({ event, onAgain }: { event: AddedEvent; onAgain: () => void }) {
  const { t } = useTranslation('form-wizard');
  const result = useRef<HTMLDivElement>(null);
  // The button that was pressed is gone: readers and the keyboard go on here.
  useEffect(() => result.current?.focus(), []);
  const remove = useMutation({
    mutationFn: () => ask(api.apps.calendar['remove-event'].$delete({ query: { id: String(event.id) } })),
    onSuccess: () => {
      void queryClient.invalidateQueries({ queryKey: ['calendar'] });
      toast.done(t('event.removed'));
      onAgain();
    },
    onError: (error) => toast.failed(error),
  });
  const when = { day: formatDate(event.start), time: formatTime(event.start) };
  return (
    <div ref={result} role="status" tabIndex={-1} className={classes.result}>
      <EmptyState
        icon={IconCalendarCheck}
        title={t('event.added', { title: event.title })}
        detail={t('event.addedDetail', when)}
        action={
          <Group gap={8} justify="center">
            <Button
              renderRoot={(props) => (
                <Link to="/apps/calendar" search={{ view: 'day', date: dayIn(event.start, deviceZone()) }} {...props} />
              )}
            >
              {t('event.see')}
            </Button>
            <Button variant="default" onClick={onAgain}>
              {t('event.again')}
            </Button>
            <Button variant="subtle" loading={remove.isPending} onClick={() => remove.mutate()}>
              {t('event.undo')}
            </Button>
          </Group>
        }
      />
    </div>
  );
}
