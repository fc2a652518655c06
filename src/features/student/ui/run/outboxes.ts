import type { Practice, PracticeItem } from '#features/student/contract.ts';
import { ApiError } from '#web/client.ts';
import { i18n } from '#web/i18n/i18n.ts';
import { toast } from '#web/kit/toast.ts';
import { queryClient } from '#web/queryClient.ts';
import { getSession } from '#web/session.ts';
import { sendAnswer } from '../queries.ts';
import { type Outbox, openOutbox, type Sent } from './outbox.ts';

export const practiceKey = (id: number) => ['student', 'practice', id] as const;

/** The server is busy, out of reach or wants a new login: nothing is wrong with the answer. */
const mayStillArrive = ({ status }: ApiError) => status === 0 || status === 401 || status === 429 || status >= 500;

function outcome(problem: unknown): Sent {
  if (!(problem instanceof ApiError) || mayStillArrive(problem)) return 'trouble';
  if (problem.status === 404 || problem.status === 409) return 'gone';
  toast.failed(problem);
  return 'refused';
}

/** Puts something into the practice that is shown. */
export function change(id: number, position: number, patch: Partial<PracticeItem>) {
  if (!queryClient.getQueryData(practiceKey(id))) return;
  // What the server said before it knew of this would undo it on the screen.
  void queryClient.cancelQueries({ queryKey: practiceKey(id) });
  queryClient.setQueryData<Practice>(practiceKey(id), (before) => {
    if (!before) return before;
    const items = before.items.map((one) => (one.position === position ? { ...one, ...patch } : one));
    return { ...before, items, answered: items.filter((one) => one.answer !== null).length };
  });
}

const open = new Map<string, Outbox>();

/**
 * The answers of one practice on their way. They go on being sent when the page is left. Whose they are is in the key:
 * others use this browser too, and nothing is sent in their name.
 */
export function outboxFor(id: number): Outbox {
  const owner = getSession()?.id ?? 0;
  const key = `lms-answers-${owner}-${id}`;
  const known = open.get(key);
  if (known) return known;
  const readAgain = () => void queryClient.invalidateQueries({ queryKey: practiceKey(id) });
  const made = openOutbox({
    shelf: localStorage,
    key,
    send: async (position, answer) => {
      if (getSession()?.id !== owner) {
        made.close();
        open.delete(key);
        return 'trouble';
      }
      return sendAnswer(id, position, answer).then((): Sent => 'taken', outcome);
    },
    onTaken: (position, answer) => change(id, position, { answer }),
    onGone: () => {
      toast.failed(i18n.t('student:run.over'));
      readAgain();
    },
    onRefused: readAgain,
  });
  open.set(key, made);
  return made;
}
