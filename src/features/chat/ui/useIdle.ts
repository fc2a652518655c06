import { useEffect } from 'react';
import { api, ask } from '#web/client.ts';
import { SIGNS } from '#web/kit/firstSign.ts';
import { liveStream, onLiveAgain } from '#web/live.ts';

const IDLE_MS = 5 * 60_000;
/** A stream that has just opened says its name a moment later. */
const NAMED_MS = 2_000;

/** Tells when nobody uses this page any more, and when somebody does again: others see "away". */
export function useIdle(isOn: boolean) {
  useEffect(() => {
    if (!isOn) return;
    let isIdle = false;
    let since = Date.now();
    let timer: ReturnType<typeof setTimeout>;
    const tell = () => {
      const stream = liveStream();
      ask(api.apps.chat.presence.$put({ json: { active: !isIdle, ...(stream ? { stream } : {}) } })).catch(() => {});
    };
    const set = (next: boolean) => {
      if (isIdle === next) return;
      isIdle = next;
      tell();
    };
    const check = () => {
      const left = since + IDLE_MS - Date.now();
      if (left <= 0) set(true);
      timer = setTimeout(check, left <= 0 ? IDLE_MS : left);
    };
    const use = () => {
      since = Date.now();
      if (!isIdle) return;
      set(false);
      clearTimeout(timer);
      check();
    };
    const show = () => {
      if (document.visibilityState === 'visible') use();
    };
    check();
    for (const sign of SIGNS) addEventListener(sign, use, { passive: true });
    document.addEventListener('visibilitychange', show);
    // A new stream counts as one in use.
    const forget = onLiveAgain(() => setTimeout(() => isIdle && tell(), NAMED_MS));
    return () => {
      clearTimeout(timer);
      for (const sign of SIGNS) removeEventListener(sign, use);
      document.removeEventListener('visibilitychange', show);
      forget();
    };
  }, [isOn]);
}
