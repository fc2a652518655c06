import './theme/mantine.ts';
import './theme/fonts.css';
import { DirectionProvider } from '@mantine/core';
import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { StrictMode, startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { followSession } from './followSession.ts';
import { startLanguages } from './i18n/start.ts';
import { keepFocus } from './keepFocus.ts';
import { afterFirstSign } from './kit/firstSign.ts';
import { followNewVersion } from './newVersion.ts';
import { getPreferences } from './preferences.ts';
import { queryClient } from './queryClient.ts';
import { router } from './router.ts';
import { PageLook, useShownSkin } from './shell/useSkin.ts';
import { startRipple } from './theme/ripple.ts';
import { Themed } from './theme/Themed.tsx';

function App() {
  const colorScheme = useShownSkin() === 'dark' ? 'dark' : 'light';
  return (
    <Themed colorScheme={colorScheme}>
      <PageLook />
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </Themed>
  );
}

/** A worker of an earlier version would answer in place of the server. */
async function dismissServiceWorkers() {
  if (!('serviceWorker' in navigator)) return;
  const workers = await navigator.serviceWorker.getRegistrations();
  await Promise.all(workers.map((worker) => worker.unregister()));
}

export async function mount() {
  void dismissServiceWorkers().catch(() => {});
  followNewVersion();
  await startLanguages(getPreferences().language);
  followSession(router, queryClient);
  startRipple();
  keepFocus();
  afterFirstSign(() => void import('./focusNearby.ts').then((file) => file.focusNearby()).catch(() => {}));
  const app = document.getElementById('app');
  if (!app) throw new Error('The page has no #app to stand in.');
  // Only the login page is there before its code.
  const place = globalThis.drawnPage ? (await import('./drawn/handOver.ts')).placeFor(app, globalThis.drawnPage) : app;
  const { dataset } = document.documentElement;
  const arrival = new MutationObserver(() => {
    if (!app.querySelector('main')) return;
    delete dataset.coming;
    arrival.disconnect();
  });
  if (dataset.coming !== undefined) arrival.observe(app, { childList: true, subtree: true });
  const root = createRoot(place);
  // In small steps: the browser has its turn in between.
  startTransition(() =>
    root.render(
      <StrictMode>
        <DirectionProvider>
          <App />
        </DirectionProvider>
      </StrictMode>,
    ),
  );
}
