import { ApiError, api, ask } from '#web/client.ts';

type Body = Parameters<typeof api.api.orders.$post>[0]['json'];

/** No answer came: it may be stored all the same. */
export const isUnheard = (error: unknown) => error instanceof ApiError && error.status === 0;

/** So long until it is sent again. */
const PAUSES_MS = [1_000, 3_000];

/** Orders. What got no answer is sent again with its key: the server stores it once, and answers what it stored. */
export async function sendOrder(json: Body) {
  const send = () => ask(api.api.orders.$post({ json }));
  for (const pause of PAUSES_MS) {
    try {
      return await send();
    } catch (error) {
      if (!isUnheard(error)) throw error;
      await new Promise((resolve) => setTimeout(resolve, pause));
    }
  }
  return send();
}
