// Beside drawn.js, for a login page whose code is gone: the server has a new version.
const RELOADED = 'lms-reloaded-at';
const ONCE_IN_MS = 60_000;
const TYPED = 'lmsTyped';
const emailField = () => document.querySelector(':is(#app, #drawn) input[type=email]');

/** Whether it does: as in src/web/newVersion.ts, never in a circle. */
export async function loadAnew() {
  const isThere = await fetch('/healthz', { cache: 'no-store' }).then(
    (answer) => answer.ok,
    () => false,
  );
  if (!isThere || Date.now() - Number(sessionStorage.getItem(RELOADED)) < ONCE_IN_MS) return false;
  sessionStorage.setItem(RELOADED, String(Date.now()));
  sessionStorage.setItem(TYPED, emailField()?.value ?? '');
  location.reload();
  return true;
}

/** What was typed before. */
export function putBack() {
  const field = emailField();
  const typed = sessionStorage.getItem(TYPED);
  sessionStorage.removeItem(TYPED);
  if (!field || !typed || field.value) return;
  field.value = typed;
  // Hears of it by drawn.js, which brings the code.
  field.dispatchEvent(new Event('input', { bubbles: true }));
}
