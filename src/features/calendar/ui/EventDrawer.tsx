import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useRouterState } from '@tanstack/react-router';
import { useRef, useState } from 'react';
import type { CalendarEvent, CalendarSettings, EventKind } from '#features/calendar/contract.ts';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { Form, SubmitButton, useZodForm } from '#web/kit/form.tsx';
import { DrawerFoot, SideDrawer } from '#web/kit/SideDrawer.tsx';
import { FailedState, SkeletonRows } from '#web/kit/states.tsx';
import { toast } from '#web/kit/toast.ts';
import { useKept } from '#web/kit/useKept.ts';
import { uuid } from '#web/kit/uuid.ts';
import { useWaiting } from '#web/outbox/outbox.ts';
import { useAbility } from '#web/session.ts';
import classes from './Calendar.module.css';
import { type Change, ONCE, type Times, type Written } from './change.ts';
import { EditForm } from './EditForm.tsx';
import { EventFields } from './EventFields.tsx';
import { eventForm, type FormInput, type FormValues, fieldsOf, formOf, newForm } from './eventForm.ts';
import { addEvent } from './outgoing.ts';
import { eventQuery, isGone } from './queries.ts';
import { ReadingView } from './ReadingView.tsx';
import { withWaiting } from './withWaiting.ts';

interface Which {
  id: number;
  at: string | undefined;
}

interface New {
  times: Times;
  kind: EventKind;
  copy?: CalendarEvent | undefined;
}

/** What is open: an event, one of its occurrences, or a new one at some time. */
export type Open = Which | New;

interface Props {
  open: Open;
  zone: string;
  settings: CalendarSettings;
  /** The settings are still on their way. */
  isComing: boolean;
  onClose: () => void;
  /** Opens a new one with the same words. */
  onDuplicate: (event: CalendarEvent) => void;
}

function NewForm({ initial, zone, onClose }: { initial: FormInput; zone: string; onClose: () => void }) {
  const { t } = useTranslation('calendar');
  /** Sent again after a lost answer it is the same one. */
  const key = useRef(uuid());
  const form = useZodForm(eventForm, {
    initialValues: initial,
    guard: true,
    onSubmit: async (values: FormValues) => {
      await addEvent(fieldsOf(values), values, key.current);
      toast.done(t('added', { title: values.title }));
      onClose();
    },
  });
  return (
    <Form form={form} className={classes.form}>
      <EventFields form={form} zone={zone} guests={[]} />
      <DrawerFoot>
        <Button variant="subtle" onClick={onClose}>
          {t('cancel')}
        </Button>
        <SubmitButton form={form}>{t('addEvent')}</SubmitButton>
      </DrawerFoot>
    </Form>
  );
}

interface KnownProps extends Which, Pick<Props, 'zone' | 'onClose' | 'onDuplicate'> {
  /** What was typed into it and refused. */
  written: Written | undefined;
}

function KnownEvent({ id, at, written, ...rest }: KnownProps) {
  const mayManage = useAbility().can('manage', 'Calendar');
  const query = useQuery(eventQuery(id, at));
  const waiting = useWaiting('calendar');
  if (query.isError && !query.data) return <FailedState error={query.error} onRetry={() => void query.refetch()} />;
  if (!query.data) return <SkeletonRows rows={6} />;
  const [event = query.data] = withWaiting(
    [query.data],
    waiting.filter((one) => one.kind === 'calendar.answer' || one.kind === 'calendar.change'),
    rest.zone,
  );
  const changes = waiting.filter((one) => one.kind === 'calendar.change').map((one) => one.payload as Change);
  const earlier = changes.filter((one) => one.event.id === id).map((one) => one.scope ?? 'all');
  // The nearest one of a link is not the one that was written about.
  const isIt = event.extendedProps.occurrence === (at ?? null);
  const known = { event, earlier, isMissing: isGone(query.error), written: isIt ? written : undefined };
  if (mayManage && event.extendedProps.isMine) return <EditForm {...known} {...rest} />;
  return <ReadingView event={event} zone={rest.zone} onClose={rest.onClose} />;
}

/** A new one is empty, or has the words of another. */
function firstFields({ times, kind, copy }: New, settings: CalendarSettings, zone: string): FormInput {
  if (!copy) return newForm(times, kind, settings, zone);
  const once = copy.extendedProps.occurrence ? ONCE : {};
  return { ...formOf(copy, zone), ...once };
}

interface NewEventProps extends Pick<Props, 'zone' | 'settings' | 'isComing' | 'onClose'> {
  open: New;
  typed: FormInput | undefined;
}

/** Begins as the settings have it when it is opened: nothing that comes later takes away what was typed. */
function NewEvent({ open, typed, zone, settings, isComing, onClose }: NewEventProps) {
  const [initial, begin] = useState(typed);
  if (!initial && !isComing) begin(firstFields(open, settings, zone));
  if (!initial) return <SkeletonRows rows={6} />;
  return <NewForm initial={initial} zone={zone} onClose={onClose} />;
}

/** An event to look at and to change, or a new one. */
export function EventDrawer({ open, zone, settings, isComing, onClose, onDuplicate }: Props) {
  const { t } = useTranslation('calendar');
  const shown = useKept<Open>(open) ?? open;
  const typed = useRouterState({ select: ({ location }) => location.state.typedEvent });
  const written = useRouterState({ select: ({ location }) => location.state.writtenEvent });
  const rest = { zone, onClose, onDuplicate };
  return (
    <SideDrawer opened title={'id' in shown ? t('editTitle') : t('newTitle')} onClose={onClose}>
      {'times' in shown && (
        <NewEvent key={JSON.stringify(typed)} open={shown} {...{ typed, zone, settings, isComing, onClose }} />
      )}
      {'id' in shown && (
        <KnownEvent
          key={JSON.stringify([shown.id, shown.at, written])}
          {...{ id: shown.id, at: shown.at, written, ...rest }}
        />
      )}
    </SideDrawer>
  );
}
