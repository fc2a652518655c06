import { nextTask } from '#web/nextTask.ts';
import { ownerHere } from '#web/session.ts';
import { toast } from './toast.ts';

interface Turn {
  /** Nothing is sent in the name of whoever is signed in later. */
  owner: number;
  /** All that was chosen since it began. */
  chosen: object;
  /** What of it has not been sent yet. */
  rest: object;
}

const turns = new Map<unknown, Turn>();

/** What was chosen about something and may not be known to the server yet. */
export const chosenIn = (about: unknown) => turns.get(about)?.chosen;

/**
 * Switches are pressed faster than the server answers: what is chosen about one thing goes out one call after the
 * other, and what was chosen meanwhile together, also while the page is being left. The last answer goes to whoever
 * began; after something was not taken there is none, and what is shown has to be asked for again.
 */
export async function inTurn<Chosen extends object, Answer>(
  about: unknown,
  chosen: Chosen,
  send: (chosen: Chosen) => Promise<Answer>,
  reload: () => void,
): Promise<Answer | undefined> {
  const owner = ownerHere();
  const before = turns.get(about);
  const known = before?.owner === owner ? before : undefined;
  const turn = known ?? { owner, chosen: {}, rest: {} };
  turn.chosen = { ...turn.chosen, ...chosen };
  turn.rest = { ...turn.rest, ...chosen };
  if (known) return undefined;
  turns.set(about, turn);
  const isMine = () => ownerHere() === owner;
  const isMore = () => isMine() && Object.keys(turn.rest).length > 0;
  function sendSome() {
    const some = turn.rest as Chosen;
    turn.rest = {};
    return send(some);
  }
  // Who leaves at once takes along what has not been sent yet.
  const sendRest = () => isMore() && sendSome().catch(() => {});
  addEventListener('pagehide', sendRest);
  let answer: Answer | undefined;
  let isRefused = false;
  while (isMore()) {
    try {
      answer = await sendSome();
    } catch (error) {
      // Leaving the page cuts what is under way: then it ends here, and what waits goes along with the page.
      await nextTask();
      isRefused = true;
      if (isMine()) toast.failed(error);
    }
  }
  removeEventListener('pagehide', sendRest);
  if (turns.get(about) === turn) turns.delete(about);
  if (!isMine()) return undefined;
  if (!isRefused) return answer;
  reload();
  return undefined;
}
