// The page stands here as it was drawn beforehand: it can be read and typed into, and its code comes with the first touch.
// What is pressed until then is kept, and pressed again when the code is there (src/web/drawn/handOver.ts).
(() => {
  const { dataset, src } = document.currentScript;
  const root = document.documentElement;
  const [main, ...files] = dataset.code.split(' ').map((file) => new URL(file, src).href);
  const kept = { pressed: [], isHeld: false, end };
  globalThis.drawnPage = kept;

  let tries = 0;
  /** Answers nothing where the server is gone, too. A browser may keep a file that did not come as one that never will. */
  const anew = (deed) =>
    import(`/drawn-anew.js?${++tries}`).then(
      (deeds) => deeds[deed](),
      () => {},
    );

  /** The next touch tries again. */
  async function failed() {
    isAsked = false;
    const pressed = kept.pressed.splice(0);
    for (const part of pressed) part.removeAttribute('aria-busy');
    if (!(await anew('loadAnew')) && pressed[0]) lost.hidden = false;
  }

  let isAsked = false;
  // The one that takes over first: without it the rest would run for nothing, and never again.
  const run = () => import(files[0]).then(() => import(main)).catch(failed);
  function bring() {
    if (isAsked) return;
    isAsked = true;
    for (const href of files)
      document.head.append(
        Object.assign(document.createElement('link'), { rel: 'modulepreload', crossOrigin: '', href }),
      );
    if (document.readyState === 'loading') addEventListener('DOMContentLoaded', run, { once: true });
    else run();
  }

  const TOUCHES = ['pointermove', 'pointerdown', 'touchstart', 'wheel', 'keydown', 'input', 'change', 'click'];
  const HOLDS = {
    pointerdown: true,
    compositionstart: true,
    pointerup: false,
    pointercancel: false,
    compositionend: false,
  };

  function press(event) {
    const part = event.target.closest?.(':is(#app,#drawn) :is(button,a[href])');
    const isElsewhere = event.ctrlKey || event.metaKey || event.shiftKey || event.altKey || event.button > 0;
    if (!part || (isElsewhere && part.matches('a'))) return;
    event.preventDefault();
    part.setAttribute('aria-busy', 'true');
    kept.pressed.push(part);
  }
  const hold = ({ type }) => {
    kept.isHeld = HOLDS[type];
  };

  for (const touch of TOUCHES) addEventListener(touch, bring, { capture: true, passive: true });
  for (const type in HOLDS) addEventListener(type, hold, { capture: true, passive: true });
  addEventListener('click', press, true);
  // Another tab has signed in, or chose another language.
  addEventListener('storage', bring);
  // A skin may follow the machine.
  const machine = matchMedia('(prefers-color-scheme:dark)');
  machine.addEventListener('change', bring);

  function end() {
    for (const touch of TOUCHES) removeEventListener(touch, bring, true);
    for (const type in HOLDS) removeEventListener(type, hold, true);
    removeEventListener('click', press, true);
    removeEventListener('storage', bring);
    machine.removeEventListener('change', bring);
    delete globalThis.drawnPage;
    delete root.dataset.drawn;
  }

  let isSignedIn = false;
  try {
    isSignedIn = 'accessToken' in localStorage;
    if (sessionStorage.lmsTyped) anew('putBack');
  } catch {
    // Storage is closed: nobody is signed in.
  }
  // Not what this person will see: what it becomes is waited for.
  const isOther = isSignedIn || root.lang !== dataset.language;
  root.dataset.drawn = isOther ? 'other' : 'here';
  // A dark page has another button for the skin, and Arabic letters of its own.
  if (isOther || root.dataset.skin !== 'light' || root.lang === 'ar') bring();
})();
