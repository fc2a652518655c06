const KEY = 'lms-reloaded-at';
const ONCE_IN_MS = 60_000;

/** A new version took the files of the open one away: the page loads anew instead of failing, but never in a circle. */
export function followNewVersion() {
  addEventListener('vite:preloadError', (event) => {
    const last = Number(sessionStorage.getItem(KEY));
    if (!navigator.onLine || Date.now() - last < ONCE_IN_MS) return;
    sessionStorage.setItem(KEY, String(Date.now()));
    event.preventDefault();
    location.reload();
  });
}
