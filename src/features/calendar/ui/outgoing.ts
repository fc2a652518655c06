import type { CalendarEvent } from '#features/calendar/contract.ts';
import { ApiError, api, ask } from '#web/client.ts';
import { i18n } from '#web/i18n/i18n.ts';
import { toast } from '#web/kit/toast.ts';
import { outgoing } from '#web/outbox/outbox.ts';
import { takingBack } from '#web/outbox/takingBack.ts';
import { patchQueries, queryClient } from '#web/queryClient.ts';
import { router } from '#web/router.ts';
import { ownerHere } from '#web/session.ts';
import {
  type Answer,
  type Change,
  type NewEventGiven,
  ONCE,
  type Removal,
  type Written,
  withAnswer,
  withHeard,
  withoutRemoved,
} from './change.ts';
import type { FormInput } from './eventForm.ts';
import { isGone, standing } from './queries.ts';

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** A new event that was refused, as it was typed. */
    typedEvent?: FormInput;
    /** A change of an event that was refused. */
    writtenEvent?: Written;
  }
}

/** A new event, with the fields it was typed into. */
type Adding = NewEventGiven & { typed?: FormInput };

export const again = () => void queryClient.invalidateQueries({ queryKey: ['calendar'] });

/** All that is shown has it at once; the next answer of the server has it too. */
function editShown(edit: (entries: CalendarEvent[]) => CalendarEvent[]) {
  queryClient.setQueriesData<CalendarEvent[]>({ queryKey: ['calendar', 'events'] }, (list) => list && edit(list));
  again();
}

function refused(_payload: unknown, error: Error) {
  toast.failed(error);
  again();
  return false;
}

const changes = takingBack<CalendarEvent>();
const removals = takingBack<string>();
export const takeBackChange = changes.takeBack;
export const takeBackRemoval = removals.takeBack;

const post = (event: NewEventGiven, key: string) => ask(api.apps.calendar['add-event'].$post({ json: { event, key } }));

/** One that repeats is shown with all its occurrences by the next answer. */
const showAdded = (event: CalendarEvent) =>
  editShown((list) => (list.some((one) => one.id === event.id) ? list : [...list, event]));

/** Opens a new event with what was typed. */
export function reopen(typed: FormInput) {
  const search = { event: 'new' } as const;
  void router.navigate({ to: '/apps/calendar', search, state: { typedEvent: typed } });
}

/** Opens the event with what was typed; of one that is gone a new one. */
async function reopenChange({ event: { id }, scope, occurrence }: Change, written: Written) {
  const isThere = await standing(id, occurrence ?? null).then(
    () => true,
    (error: unknown) => !isGone(error),
  );
  if (!isThere) return reopen(scope === 'this' ? { ...written.typed, ...ONCE } : written.typed);
  const search = { event: id, at: occurrence ?? undefined };
  void router.navigate({ to: '/apps/calendar', search, state: { writtenEvent: written } });
}

const postChange = ({ event, scope, occurrence }: Change, version: number | undefined) =>
  ask(api.apps.calendar['update-event'].$post({ json: { event, scope, occurrence, version } }));

/** What was changed elsewhere since is not overwritten; beside that, and after earlier ones of one's own, it is made. */
async function sendChange(change: Change) {
  const owner = ownerHere();
  try {
    return await postChange(change, change.version);
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 409 || change.version === undefined) throw error;
    const now = await standing(change.event.id, change.occurrence ?? null);
    const { isContested } = await import('./conflict.ts');
    // Nor is it made in the name of somebody else who is signed in by now.
    if (isContested(change, now) || ownerHere() !== owner) throw error;
    return postChange(change, now.extendedProps.version);
  }
}

const send = {
  add: outgoing<Adding, { event: CalendarEvent }>('calendar.add', {
    send: ({ typed: _typed, ...event }, key) => post(event, key),
    done: (_sent, { event }) => showAdded(event),
    // Nothing that was typed is lost: it can be opened again.
    refused: ({ title, typed }, error) => {
      const act = typed && { label: i18n.t('calendar:openAgain'), run: () => reopen(typed) };
      toast.failed(error, { detail: title, act });
      again();
      return false;
    },
  }),
  change: outgoing<Change, { event: CalendarEvent }>('calendar.change', {
    send: sendChange,
    done: (change, { event }, key) => {
      editShown((list) => withHeard(list, change));
      changes.heard(key, event);
    },
    refused: (change, error) => {
      const { title, written } = change;
      const act = written && { label: i18n.t('calendar:openAgain'), run: () => void reopenChange(change, written) };
      toast.failed(error, { detail: title, act });
      again();
      return false;
    },
  }),
  remove: outgoing<Removal, { token: string }>('calendar.remove', {
    send: ({ id, scope, occurrence }) => {
      const which = { ...(scope ? { scope } : {}), ...(occurrence ? { occurrence } : {}) };
      return ask(api.apps.calendar['remove-event'].$delete({ query: { id: String(id), ...which } }));
    },
    done: (removal, { token }, key) => {
      if (!removals.heard(key, token)) editShown((list) => withoutRemoved(list, removal));
    },
    refused,
  }),
  answer: outgoing<Answer, { event: CalendarEvent }>('calendar.answer', {
    send: (answer) => ask(api.apps.calendar.answer.$post({ json: answer })),
    done: (answer) => {
      patchQueries<CalendarEvent>(['calendar', 'one', answer.id], (event) => withAnswer([event], answer)[0]);
      editShown((list) => withAnswer(list, answer));
    },
    refused,
  }),
};

/** After a change that was sent by itself. */
export const showChange = (change: Change) => editShown((list) => withHeard(list, change));

/** One lane for all: what is done to an event after it was added comes after that. */
const LANE = 'events';
/** Answers when the server has it. Without a connection it is kept, and sent when it is back. */
export async function addEvent(event: NewEventGiven, typed: FormInput, key: string) {
  try {
    showAdded((await post(event, key)).event);
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 0) throw error;
    send.add(LANE, { ...event, typed }, key);
  }
}
/** Seen at once, sent when it can be. */
export const changeEvent = (change: Change) => send.change(LANE, change);
export const removeEvent = (removal: Removal) => send.remove(LANE, removal);
export const answerInvitation = (answer: Answer) => send.answer(LANE, answer);
