import { dropWaiting } from './outbox.ts';

/** Undo of what goes by the outbox: by the key it was sent with, what the server answered. */
export function takingBack<Answer>() {
  const known = new Map<string, Answer>();
  /** Taken back before the server had it: what is to be done when it has. */
  const unwanted = new Map<string, (answer: Answer) => void>();
  return {
    /** The server has it. Answers whether it was taken back meanwhile. */
    heard(key: string, answer: Answer): boolean {
      known.set(key, answer);
      const undo = unwanted.get(key);
      unwanted.delete(key);
      undo?.(answer);
      return undo !== undefined;
    },
    /** What still waits is never sent; what is under way is taken back as soon as the server has it. */
    takeBack(key: string, undo: (answer: Answer) => void) {
      const answer = known.get(key);
      if (answer !== undefined) return undo(answer);
      unwanted.set(key, undo);
      dropWaiting(key);
    },
  };
}
