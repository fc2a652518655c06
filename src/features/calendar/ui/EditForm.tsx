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
import { type Change, ONCE, type Written } from './change.ts';
import { askScope, deleteEvent } from './deeds.ts';
import { EventFields } from './EventFields.tsx';
import { changedFields, eventForm, type FormValues, formOf, guestsAfter, timesOf } from './eventForm.ts';
import { changeEvent, reopen, showChange } from './outgoing.ts';
import { isGone, standing } from './queries.ts';

interface Props {
  event: CalendarEvent;
  /** What earlier changes of it are for that are still on their way. */
  earlier: EventScope[];
  /** The server no longer has it. */
  isMissing: boolean;
  /** What was typed into it before, and refused. */
  written: Written | undefined;
  zone: string;
  onClose: () => void;
  /** Opens a new one with the same words. */
  onDuplicate: (event: CalendarEvent) => void;
}

/** An event of one's own: all its fields, and what else can be done with it. */
export function EditForm({ event, earlier, isMissing, written, zone, onClose, onDuplicate }: Props) {
  const { t } = useTranslation('calendar');
  /** What stands there now where it was changed meanwhile. */
  const [stale, setStale] = useState<CalendarEvent | 'gone'>();
  const [before] = useState(written);
  /** The event as the fields have it: somebody else may change it meanwhile. */
  const base = useRef(event);
  const insists = useRef(false);
  /** Nothing was sent after all: what was typed is still to be saved. */
  const keepTyped = () => void setTimeout(() => form.resetDirty(formOf(base.current, zone)));
  /** The one that the fields are for, and no other of its series. */
  const standsNow = () =>
    standing(base.current.id, base.current.extendedProps.occurrence).catch((error: unknown) => {
      if (isGone(error)) return 'gone' as const;
      throw error;
    });
  /** Answers whether it is sent or kept: what somebody else changed meanwhile is refused. */
  const send = async (change: Change, typed: FormValues): Promise<boolean> => {
    const { event: given, scope, occurrence } = change;
    const { title } = typed;
    const version = insists.current ? undefined : base.current.extendedProps.version;
    const keep = () => {
      changeEvent({ ...change, version, title, written: { began: formOf(base.current, zone), typed, zone } });
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
      if (error.status !== 409 && !isGone(error)) throw error;
      setStale(await standsNow());
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
      if (!(await send(change, values))) return keepTyped();
      form.resetDirty();
      onClose();
    },
  });

  const show = (next: CalendarEvent, values = formOf(next, zone)) => {
    base.current = next;
    form.setInitialValues(formOf(next, zone));
    form.setValues(values);
    form.resetDirty(formOf(next, zone));
    setStale(undefined);
  };
  /** What was changed here and there is not taken over unasked: the server refuses it. */
  const follow = (next: CalendarEvent) => {
    const { values, isBoth } = meet(formOf(base.current, zone), form.getValues(), formOf(next, zone));
    if (isBoth) setStale((known) => known && next);
    else show(next, values);
  };
  /** The answer may be another one of the series, where this one went or is gone: that is told, never followed. */
  const heed = async (next: CalendarEvent) => {
    const isIt = next.extendedProps.occurrence === base.current.extendedProps.occurrence;
    const now = isIt ? next : await standsNow();
    if (now === 'gone') setStale('gone');
    else follow(now);
  };
  const takeUp = ({ began, typed }: Written) => {
    show(base.current, meet(began, typed, formOf(base.current, zone)).values);
    setStale(base.current);
  };
  const latest = useRef({ heed, takeUp });
  useEffect(() => {
    latest.current = { heed, takeUp };
  });
  useEffect(() => {
    if (before) latest.current.takeUp(before);
  }, [before]);
  // Changed elsewhere, or by a move of one's own a moment ago.
  useEffect(() => {
    if (event.extendedProps.version !== base.current.extendedProps.version)
      // Without a connection the save finds out.
      latest.current.heed(event).catch(() => {});
  }, [event]);
  const isNowhere = isMissing || stale === 'gone';

  return (
    <Form form={form} className={classes.form}>
      {isNowhere && (
        <Notice
          tone="warning"
          actions={
            <Button
              size="xs"
              onClick={() => {
                const typed = form.getValues();
                form.resetDirty();
                reopen(base.current.extendedProps.occurrence ? { ...typed, ...ONCE } : typed);
              }}
            >
              {t('gone.asNew')}
            </Button>
          }
        >
          {t('gone.words')}
        </Notice>
      )}
      {!isNowhere && stale && (
        <Notice
          tone="warning"
          actions={
            <>
              <Button variant="default" size="xs" onClick={() => show(stale)}>
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
              { id: 'duplicate', label: t('duplicate'), icon: IconCopy, run: () => onDuplicate(base.current) },
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
