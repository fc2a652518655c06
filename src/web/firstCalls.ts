import { deviceZone } from './zone.ts';

declare global {
  /** What first-paint.js asked for, by address and body as they are named in `FIRST_CALLS`. */
  var firstCalls: Map<string, { token: string; answer: Promise<Response> }> | undefined;
}

const LONGEST_MS = 30_000;

/** Something has changed: whoever asks from now on wants to know how it is now. */
export function forgetFirstCalls() {
  globalThis.firstCalls = undefined;
}

/** As it is named in the page, which does not know where the device is. */
const named = (address: string) =>
  address.includes('timeZone=')
    ? address.replace(`timeZone=${encodeURIComponent(deviceZone())}`, 'timeZone={zone}')
    : address;

/** The answer that is already on its way to the same person's same question. Each is given once. */
export function claimFirstCall(input: RequestInfo | URL, init: RequestInit | undefined): Promise<Response> | undefined {
  if (!globalThis.firstCalls || typeof input !== 'string') return;
  const key = named(input) + (typeof init?.body === 'string' ? init.body : '');
  const known = globalThis.firstCalls.get(key);
  const isWrite = !known && (init?.method ?? 'GET').toUpperCase() !== 'GET';
  globalThis.firstCalls.delete(key);
  if (isWrite || performance.now() > LONGEST_MS) forgetFirstCalls();
  else if (known && new Headers(init?.headers).get('Authorization') === `Bearer ${known.token}`) return known.answer;
}
