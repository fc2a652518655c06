import { DirectionProvider } from '@mantine/core';
import { QueryClientProvider } from '@tanstack/react-query';
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import classes from '#features/auth/ui/forms.module.css';
import { Login } from '#features/auth/ui/Login.tsx';
import type { Variant } from '#features/auth/ui/paths.ts';
import { startQuery } from '#features/auth/ui/queries.ts';
import { i18n } from '#web/i18n/i18n.ts';
import { directionOf, LANGUAGES, type Language } from '#web/i18n/languages.ts';
import { speak, startLanguages } from '#web/i18n/start.ts';
import { savePreferences } from '#web/preferences.ts';
import { queryClient } from '#web/queryClient.ts';
import { learnScreens } from '#web/shell/routed.ts';
import { Themed } from '#web/theme/Themed.tsx';

// Runs when the pages are built, never in a browser.

const ROLES = ['admin', 'client', 'Student'] as const;
const VARIANTS: Variant[] = ['cover', 'basic'];

/** As text, for somebody who speaks the language and chose nothing else yet. */
async function draw(page: ReactNode, language: Language): Promise<string> {
  const router = createRouter({
    routeTree: createRootRoute({ component: () => page }),
    history: createMemoryHistory(),
  });
  await router.load();
  return renderToString(
    <DirectionProvider initialDirection={directionOf(language)} detectDirection={false}>
      <Themed colorScheme="light">
        <QueryClientProvider client={queryClient}>
          <RouterProvider router={router} />
        </QueryClientProvider>
      </Themed>
    </DirectionProvider>,
  );
}

/** What public/drawn.js shows when something is pressed and the code does not come. */
const lostNote = () =>
  `<p id="lost" role="alert" class="${classes.lost}" hidden>${i18n.t('kit:problem.offline')}</p></form>`;

/** The login page, by language and variant, with or without the demo's accounts: `en cover`, `de basic demo`. */
export async function drawLogins(addresses: string[]): Promise<Record<string, string>> {
  learnScreens(addresses);
  await startLanguages('en');
  const drawn: Record<string, string> = {};
  for (const language of LANGUAGES) {
    savePreferences({ language });
    await speak(language);
    for (const variant of VARIANTS)
      for (const isDemo of [false, true]) {
        const demoAccounts = isDemo ? ROLES.map((role) => ({ role, email: role })) : [];
        queryClient.setQueryData(startQuery.queryKey, {
          demoAccounts,
          firstRun: false,
          pdf: false,
          inTab: false,
          mail: false,
        });
        const name = `${language} ${variant}${isDemo ? ' demo' : ''}`;
        const html = await draw(<Login variant={variant} />, language);
        drawn[name] = html.replace('</form>', lostNote);
      }
  }
  return drawn;
}
