import type { CalendarEvent } from '#features/calendar/contract.ts';
import { api, ask } from '#web/client.ts';
import { toast } from '#web/kit/toast.ts';
import { outgoing } from '#web/outbox/outbox.ts';
import { queryClient } from '#web/queryClient.ts';
import {
  type Answer,
  type Change,
  type NewEventGiven,
  type Removal,
  withAnswer,
  withChange,
  withoutRemoved,
} from './change.ts';

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

/** What the server made of something, until nobody can take it back any more. */
const made = new Map<string, CalendarEvent>();
const tokens = new Map<string, string>();
export const madeOf = (key: string) => made.get(key);
export const tokenOf = (key: string) => tokens.get(key);

const send = {
  add: outgoing<NewEventGiven, { event: CalendarEvent }>('calendar.add', {
    send: (event, key) => ask(api.apps.calendar['add-event'].$post({ json: { event, key } })),
    done: (_sent, { event }, key) => {
      made.set(key, event);
      // One that repeats is shown with all its occurrences by the next answer.
      editShown((list) => (list.some((one) => one.id === event.id) ? list : [...list, event]));
    },
    refused,
  }),
  change: outgoing<Change, { event: CalendarEvent }>('calendar.change', {
    send: ({ event, scope, occurrence }) =>
      ask(api.apps.calendar['update-event'].$post({ json: { event, scope, occurrence } })),
    done: (change, { event }, key) => {
      made.set(key, event);
      editShown((list) => withChange(list, change));
    },
    refused,
  }),
  remove: outgoing<Removal, { token: string }>('calendar.remove', {
    send: ({ id, scope, occurrence }) => {
      const which = { ...(scope ? { scope } : {}), ...(occurrence ? { occurrence } : {}) };
      return ask(api.apps.calendar['remove-event'].$delete({ query: { id: String(id), ...which } }));
    },
    done: (removal, { token }, key) => {
      tokens.set(key, token);
      editShown((list) => withoutRemoved(list, removal));
    },
    refused,
  }),
  answer: outgoing<Answer, { event: CalendarEvent }>('calendar.answer', {
    send: (answer) => ask(api.apps.calendar.answer.$post({ json: answer })),
    done: (answer) => editShown((list) => withAnswer(list, answer)),
    refused,
  }),
};

/** After a change that was sent by itself. */
export const showChange = (change: Change) => editShown((list) => withChange(list, change));

/** One lane for all: what is done to an event after it was added comes after that. */
const LANE = 'events';
/** Seen at once, sent when it can be. */
export const addEvent = (event: NewEventGiven) => send.add(LANE, event);
export const changeEvent = (change: Change) => send.change(LANE, change);
export const removeEvent = (removal: Removal) => send.remove(LANE, removal);
export const answerInvitation = (answer: Answer) => send.answer(LANE, answer);
