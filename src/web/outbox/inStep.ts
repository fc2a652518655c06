import { notifyManager } from '@tanstack/react-query';

/** Does it, and `then` in the turn in which the screens hear of what it wrote into the answers they show. */
export const inStep = <T>(job: () => T, then: (answer: T) => void) =>
  notifyManager.batch(() => {
    const answer = job();
    notifyManager.schedule(() => then(answer));
  });
