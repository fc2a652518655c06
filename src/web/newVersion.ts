import { isServerThere, untilServerIsThere } from './serverThere.ts';

/** What is typed is kept over it: see kit/leftForm.ts. */
export const LOADING_ANEW = 'lms-anew';
const KEY = 'lms-reloaded-at';
const ONCE_IN_MS = 60_000;

/** Styles are asked for once only: those that did not come for want of a server are brought when it is back. */
function bringStyles(problem: string) {
  const [, href] = /CSS for (\S+)/.exec(problem) ?? [];
  if (!href) return;
  const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href });
  void untilServerIsThere().then(() => document.head.append(link));
}

/** Only a server that is there can hand out a page: without one, loading anew would take away what somebody is writing. */
async function loadAnew(problem: string) {
  if (!(await isServerThere())) return bringStyles(problem);
  const last = Number(sessionStorage.getItem(KEY));
  if (Date.now() - last < ONCE_IN_MS) return;
  sessionStorage.setItem(KEY, String(Date.now()));
  dispatchEvent(new Event(LOADING_ANEW));
  location.reload();
}

/** A new version took the files of the open one away: the page loads anew instead of failing, but never in a circle. */
export function followNewVersion() {
  addEventListener('vite:preloadError', (event) => void loadAnew(event.payload.message));
}
