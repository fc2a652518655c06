// Runs before the first paint, so that nobody sees the wrong skin, direction or language flash by.
(() => {
  const askZone = () => Intl.DateTimeFormat().resolvedOptions().timeZone;
  // Beside the page, as its worker: see below.
  if (!globalThis.document) {
    postMessage(askZone());
    return;
  }
  // Schemas are read as they are written: the content policy forbids code that is made from text.
  globalThis.__zod_globalConfig = { ...globalThis.__zod_globalConfig, jitless: true };
  const root = document.documentElement;
  let kept = {};
  try {
    kept = JSON.parse(localStorage.getItem('lms-preferences') || '{}') || {};
  } catch {
    // Storage is closed or holds something else: the defaults of the page stand.
  }
  const look = kept.appearance || {};
  const asked = look.skin || 'light';
  const skin = asked === 'system' ? (matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light') : asked;
  root.dataset.skin = skin;
  root.dataset.accent = look.accent || 'ink';
  root.dataset.mantineColorScheme = skin === 'dark' ? 'dark' : 'light';
  const own = (navigator.language || 'en').slice(0, 2);
  const language = kept.language || (['en', 'de', 'fr', 'pt', 'ar'].includes(own) ? own : 'en');
  root.lang = language;
  root.dir = look.direction === 'rtl' || look.direction === 'ltr' ? look.direction : language === 'ar' ? 'rtl' : 'ltr';
  // The files of this page, which the server named: they come while the first ones are still being read.
  const { src, dataset } = document.currentScript;
  const isSignedIn = () => {
    try {
      return localStorage.getItem('accessToken') !== null;
    } catch {
      return false;
    }
  };
  // Whoever is not signed in stands at the door before anything is brought for them.
  if (dataset.frame && !isSignedIn()) {
    const { pathname, search, hash } = location;
    location.replace(`${new URL('pages/login-cover', src)}?returnTo=${encodeURIComponent(pathname + search + hash)}`);
  }
  // Until it is drawn: see mount.tsx.
  if (dataset.frame) root.dataset.coming = '';
  const files = dataset.page || (dataset.frame && isSignedIn() && dataset.frame) || '';
  for (const file of files.split(' ').filter(Boolean)) {
    const link = document.createElement('link');
    link.rel = file.endsWith('.css') ? 'preload' : 'modulepreload';
    if (file.endsWith('.css')) link.as = 'style';
    link.crossOrigin = '';
    // After the styles, which the first paint waits for.
    link.fetchPriority = link.as ? 'auto' : 'low';
    link.href = new URL(file, src).href;
    document.head.append(link);
  }
  // The first question to Intl takes long, and what it reads is there for the whole process: a worker asks, so that no row
  // waits for it. This file, which is here already, is the worker too.
  const zoneFound =
    files &&
    isSignedIn() &&
    new Promise((resolve, reject) => {
      const beside = new Worker(src);
      beside.onmessage = ({ data }) => {
        resolve(data);
        beside.terminate();
      };
      beside.onerror = reject;
    }).catch(askZone);
  // What this page asks for first, which the server named too. Only for those who may ask anything, and not when the
  // address says what else to ask: src/web/firstCalls.ts gives the answers to whoever asks the same.
  const askFirst = () => {
    const token = localStorage.getItem('accessToken');
    const { exp } = JSON.parse(atob(token.split('.')[1].replaceAll('-', '+').replaceAll('_', '/')));
    const { ability } = JSON.parse(localStorage.getItem('userData'));
    if (exp * 1000 < Date.now() || !ability.some(({ action, subject }) => action === 'manage' && subject === 'all'))
      return;
    const ask = async (address, body) => {
      const headers = { Authorization: `Bearer ${token}`, ...(body && { 'Content-Type': 'application/json' }) };
      const answer = await fetch(new URL(address.slice(1), src), { method: body ? 'POST' : 'GET', headers, body });
      // Read at once: an answer that nobody wants would keep its connection.
      return new Response(await answer.blob(), answer);
    };
    const askAt = async (named, body) =>
      ask(named.includes('{zone}') ? named.replace('{zone}', encodeURIComponent(await zoneFound)) : named, body);
    globalThis.firstCalls = new Map(
      JSON.parse(dataset.calls).map(([named, body]) => {
        const answer = askAt(named, body);
        answer.catch(() => {});
        return [named + (body || ''), { token, answer }];
      }),
    );
  };
  try {
    if (dataset.calls && !location.search && isSignedIn()) askFirst();
  } catch {
    // The page asks itself.
  }
  const colour = document.querySelector('meta[name="theme-color"]');
  if (colour) colour.content = skin === 'dark' ? '#101114' : skin === 'bordered' ? '#ffffff' : '#f6f5f2';
})();
