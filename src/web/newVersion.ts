const KEY = 'lms-reloaded-at';
const ONCE_IN_MS = 60_000;

/** Styles are asked for once only: those that did not come for want of a connection are brought when it is back. */
function bringStyles(problem: string) {
  const [, href] = /CSS for (\S+)/.exec(problem) ?? [];
  if (!href) return;
  const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href });
  addEventListener('online', () => document.head.append(link), { once: true });
}

/** A new version took the files of the open one away: the page loads anew instead of failing, but never in a circle. */
export function followNewVersion() {
  addEventListener('vite:preloadError', (event) => {
    if (!navigator.onLine) return bringStyles(event.payload.message);
    const last = Number(sessionStorage.getItem(KEY));
    if (Date.now() - last < ONCE_IN_MS) return;
    sessionStorage.setItem(KEY, String(Date.now()));
    event.preventDefault();
    location.reload();
  });
}
