import { Button } from '@mantine/core';
import { IconCopy, IconTrash } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import type { CalendarEvent, EventScope } from '#features/calendar/contract.ts';
import { ApiError, api, ask } from '#web/client.ts';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { ActionsMenu } from '#web/kit/ActionsMenu.tsx';
import { Form, SubmitButton, useZodForm } from '#web/kit/form.tsx';
import { meet } from '#web/kit/meet.ts';
import { Notice } from '#web/kit/Notice.tsx';
import { DrawerFoot } from '#web/kit/SideDrawer.tsx';
import { toast } from '#web/kit/toast.ts';
import classes from './Calendar.module.css';
import type { Change } from './change.ts';
import { askScope, deleteEvent } from './deeds.ts';
import { EventFields } from './EventFields.tsx';
import { changedFields, eventForm, type FormValues, formOf, guestsAfter, timesOf } from './eventForm.ts';
import { changeEvent, showChange } from './outgoing.ts';

interface Props {
  event: CalendarEvent;
  /** What earlier changes of it are for that are still on their way. */
  earlier: EventScope[];
  zone: string;
  onClose: () => void;
  /** Opens a new one with the same words. */
  onDuplicate: (event: CalendarEvent) => void;
}

/** An event of one's own: all its fields, and what else can be done with it. */
export function EditForm({ event, earlier, zone, onClose, onDuplicate }: Props) {
  const { t } = useTranslation('calendar');
  const [isStale, setStale] = useState(false);
  /** The event as the fields have it: somebody else may change it meanwhile. */
  const base = useRef(event);
  const insists = useRef(false);
  /** Nothing was sent after all: what was typed is still to be saved. */
  const keepTyped = () => void setTimeout(() => form.resetDirty(formOf(base.current, zone)));
  /** Answers whether it is sent or kept: what somebody else changed meanwhile is refused. */
  const send = async (change: Change, title: string): Promise<boolean> => {
    const { event: given, scope, occurrence } = change;
    const version = insists.current ? undefined : base.current.extendedProps.version;
    const keep = () => {
      changeEvent(change);
      return true;
    };
    // What follows will go on as another event, whose number nobody knows yet: this is saved now, or stays in the fields.
    const isSplit = earlier.includes('following');
    // What was done after a change that still waits comes after it.
    if (earlier.length > 0 && !isSplit) return keep();
    try {
      await ask(api.apps.calendar['update-event'].$post({ json: { event: given, scope, occurrence, version } }));
      showChange(change);
      toast.done(t('saved', { title }));
      return true;
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      // Without a connection it is kept, and sent when it is back.
      if (error.status === 0 && !isSplit) return keep();
      if (error.status !== 409) throw error;
      setStale(true);
      return false;
    }
  };
  const form = useZodForm(eventForm, {
    initialValues: formOf(event, zone),
    guard: true,
    onSubmit: async (values: FormValues) => {
      const given = changedFields(eventForm.parse(formOf(base.current, zone)), values);
      // What belongs to the series: one occurrence alone cannot have another.
      const { repeat, guests, reminders } = given.extendedProps;
      const isOfSeries = [repeat, guests, reminders].some((one) => one !== undefined);
      const without = isOfSeries ? ['this' as const] : [];
      const scope = await askScope(base.current, 'change', without);
      if (scope === null) return keepTyped();
      const { id, start, end, allDay, extendedProps } = base.current;
      const change: Change = {
        event: { id, ...given },
        scope,
        occurrence: extendedProps.occurrence,
        was: { start, end, allDay },
        now: timesOf(values),
        guests: guests && guestsAfter(extendedProps.guests, values.guests),
      };
      if (!(await send(change, values.title))) return keepTyped();
      form.resetDirty();
      onClose();
    },
  });

  const show = (next: CalendarEvent, values = formOf(next, zone)) => {
    base.current = next;
    form.setInitialValues(formOf(next, zone));
    form.setValues(values);
    form.resetDirty(formOf(next, zone));
    setStale(false);
  };
  /** What was changed here and there is not taken over unasked: the server refuses it. */
  const follow = (next: CalendarEvent) => {
    const { values, isBoth } = meet(formOf(base.current, zone), form.getValues(), formOf(next, zone));
    if (!isBoth) show(next, values);
  };
  const latest = useRef(follow);
  useEffect(() => {
    latest.current = follow;
  });
  // Changed elsewhere, or by a move of one's own a moment ago.
  useEffect(() => {
    if (event.extendedProps.version !== base.current.extendedProps.version) latest.current(event);
  }, [event]);

  return (
    <Form form={form} className={classes.form}>
      {isStale && (
        <Notice
          tone="warning"
          actions={
            <>
              <Button variant="default" size="xs" onClick={() => show(event)}>
                {t('stale.theirs')}
              </Button>
              <Button
                size="xs"
                type="submit"
                onClick={() => {
                  insists.current = true;
                }}
              >
                {t('stale.mine')}
              </Button>
            </>
          }
        >
          {t('stale.words')}
        </Notice>
      )}
      <EventFields form={form} zone={zone} guests={event.extendedProps.guests} />
      <DrawerFoot
        start={
          <ActionsMenu
            label={t('moreActions')}
            actions={[
              { id: 'duplicate', label: t('duplicate'), icon: IconCopy, run: () => onDuplicate(event) },
              {
                id: 'delete',
                label: t('delete'),
                icon: IconTrash,
                danger: true,
                // The one that the fields show: the next of a series may be another by now.
                run: () =>
                  void deleteEvent(base.current).then((gone) => {
                    if (!gone) return;
                    form.resetDirty();
                    onClose();
                  }),
              },
            ]}
          />
        }
      >
        <Button variant="subtle" onClick={onClose}>
          {t('cancel')}
        </Button>
        <SubmitButton form={form}>{t('save')}</SubmitButton>
      </DrawerFoot>
    </Form>
  );
}
