import type { CalendarEvent, EventScope } from '#features/calendar/contract.ts';
import { api, ask } from '#web/client.ts';
import { i18n } from '#web/i18n/i18n.ts';
import { choose } from '#web/kit/confirm.ts';
import { toast } from '#web/kit/toast.ts';
import { movedAlong, type Times } from './change.ts';
import { again, changeEvent, removeEvent, takeBackChange, takeBackRemoval } from './outgoing.ts';

const SCOPES_IN_ORDER: EventScope[] = ['this', 'following', 'all'];

/** Which occurrences are meant. Undefined for one that does not repeat, null when it was cancelled. */
export async function askScope(event: CalendarEvent, deed: 'change' | 'move' | 'delete', without: EventScope[] = []) {
  if (event.extendedProps.repeat === null || event.extendedProps.occurrence === null) return undefined;
  return choose<EventScope>({
    question: i18n.t(`calendar:scope.${deed}`, { title: event.title }),
    verb: i18n.t(`calendar:scope.verb.${deed}`),
    danger: deed === 'delete',
    choices: SCOPES_IN_ORDER.filter((one) => !without.includes(one)).map((value) => ({
      value,
      label: i18n.t(`calendar:scope.${value}`),
    })),
  });
}

/** Moves or stretches it at once. Answers whether it was done: a question may have been cancelled. */
export async function moveEvent(event: CalendarEvent, now: Times): Promise<boolean> {
  const scope = await askScope(event, 'move');
  if (scope === null) return false;
  const { occurrence } = event.extendedProps;
  const was = { start: event.start, end: event.end, allDay: event.allDay };
  const { version } = event.extendedProps;
  const key = changeEvent({
    event: { id: event.id, ...now },
    ...{ scope, occurrence, version, was, now, title: event.title },
  });
  const moveBack = (saved: CalendarEvent) => {
    const { repeat, isException } = event.extendedProps;
    // What follows went on as an event of its own.
    if (saved.id !== event.id && occurrence && repeat) {
      const json = { id: event.id, restId: saved.id, occurrence, repeat };
      const rejoined = () => {
        // One that stood apart goes back to where it stood.
        if (isException)
          changeEvent({ event: { id: event.id, ...was }, scope: 'this', occurrence, was: now, now: was });
        again();
      };
      ask(api.apps.calendar.rejoin.$post({ json })).then(rejoined, (error: unknown) => toast.failed(error));
      return;
    }
    // A whole series stands elsewhere now.
    const isWhole = scope !== 'this' && occurrence !== null;
    const which = isWhole
      ? { scope: 'all' as const, occurrence: movedAlong(occurrence, was, now) }
      : { scope, occurrence };
    changeEvent({ event: { id: saved.id, ...was }, ...which, was: now, now: was });
  };
  toast.done(i18n.t('calendar:moved', { title: event.title }), { undo: () => takeBackChange(key, moveBack) });
  return true;
}

/** Removes it at once, with a way back. Answers whether it was done. */
export async function deleteEvent(event: CalendarEvent): Promise<boolean> {
  const scope = await askScope(event, 'delete');
  if (scope === null) return false;
  const { occurrence } = event.extendedProps;
  const key = removeEvent({ id: event.id, ...(scope ? { scope } : {}), occurrence, start: event.start });
  const restore = (token: string) =>
    void ask(api.apps.calendar.restore.$post({ json: { token } })).then(again, (error: unknown) => toast.failed(error));
  toast.done(i18n.t('calendar:deleted', { title: event.title }), { undo: () => takeBackRemoval(key, restore) });
  return true;
}
