import { uuid } from './uuid.ts';

/**
 * Sends something with a key of its own. Asked for again after its answer was lost it goes with the same key, so that
 * the server knows it; after `forMs` it is meant as something new.
 */
export function makeSendOnce(isLost: (error: unknown) => boolean, forMs = Number.POSITIVE_INFINITY) {
  let lost: { what: string; key: string; at: number } | undefined;
  return async <Answer>(asked: unknown, send: (key: string) => Promise<Answer>): Promise<Answer> => {
    const what = JSON.stringify(asked);
    const isAgain = lost?.what === what && Date.now() - lost.at < forMs;
    const key = (isAgain && lost?.key) || uuid();
    lost = undefined;
    try {
      return await send(key);
    } catch (error) {
      if (isLost(error)) lost = { what, key, at: Date.now() };
      throw error;
    }
  };
}
