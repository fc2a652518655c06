import { MOST_ESSAY } from '#features/student/choices.ts';
import type { Answer, Practice, PracticeItem } from '#features/student/contract.ts';
import { ApiError } from '#web/client.ts';
import { i18n } from '#web/i18n/i18n.ts';
import { toast } from '#web/kit/toast.ts';
import { queryClient } from '#web/queryClient.ts';
import { ownerHere } from '#web/session.ts';
import { outdateCounts, sendAnswer } from '../queries.ts';
import { type Outbox, openOutbox, type Sent } from './outbox.ts';

export const practiceKey = (id: number) => ['student', 'practice', id] as const;

/** The server is busy, out of reach or wants a new login: nothing is wrong with the answer. */
const mayStillArrive = ({ status }: ApiError) => status === 0 || status === 401 || status === 429 || status >= 500;

/** The answer itself is at fault, and there is something written in it. */
const isUnfit = ({ status }: ApiError, answer: Answer | null) =>
  (status === 400 || status === 413) && answer !== null && 'text' in answer;

function outcome(problem: unknown, answer: Answer | null): Sent {
  if (!(problem instanceof ApiError) || mayStillArrive(problem)) return 'trouble';
  if (problem.status === 404 || problem.status === 409) return 'gone';
  toast.failed(problem);
  return isUnfit(problem, answer) ? 'unfit' : 'refused';
}

/** Below the field it says so already: no need to ask. */
const isTooLong = (answer: Answer | null) => answer !== null && 'text' in answer && answer.text.length > MOST_ESSAY;

/** What is shown may not be so any more. */
export const readAgain = (id: number) => void queryClient.invalidateQueries({ queryKey: practiceKey(id) });

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

addEventListener('storage', (event) => {
  for (const [key, box] of open) if (event.key === null || event.key === key) box.noticeShelf();
});

/**
 * The answers of one practice on their way. They go on being sent when the page is left. Whose they are is in the key:
 * others use this browser too, and nothing is sent in their name.
 */
export function outboxFor(id: number): Outbox {
  const owner = ownerHere();
  const key = `lms-answers-${owner}-${id}`;
  const known = open.get(key);
  if (known) return known;
  const made = openOutbox({
    shelf: localStorage,
    key,
    locked: (work) => (navigator.locks ? navigator.locks.request(key, work) : work()),
    send: async (position, answer) => {
      if (ownerHere() !== owner) {
        made.close();
        open.delete(key);
        return 'trouble';
      }
      if (isTooLong(answer)) return 'unfit';
      return sendAnswer(id, position, answer).then(
        (): Sent => 'taken',
        (problem: unknown) => outcome(problem, answer),
      );
    },
    onTaken: (position, answer) => {
      change(id, position, { answer });
      outdateCounts();
    },
    onGone: () => {
      toast.failed(i18n.t('student:run.over'));
      readAgain(id);
    },
    onRefused: () => readAgain(id),
    onSentElsewhere: () => readAgain(id),
  });
  open.set(key, made);
  return made;
}
