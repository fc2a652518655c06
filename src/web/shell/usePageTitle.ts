import { useMatches } from '@tanstack/react-router';
import { useEffect, useSyncExternalStore } from 'react';
import { useTranslation } from '#web/i18n/useTranslation.ts';

const PRODUCT = 'LMS';

/** The open page by name, in the person's language. */
function usePageTitle(): string | undefined {
  const { t } = useTranslation('pages');
  const title = useMatches({
    select: (matches) => matches.findLast((match) => match.staticData.title)?.staticData.title,
  });
  return title && t(title);
}

let shownInstead: string | null = null;
const listeners = new Set<() => void>();

function showInstead(title: string | null) {
  shownInstead = title;
  for (const tell of listeners) tell();
}

const subscribe = (tell: () => void) => {
  listeners.add(tell);
  return () => {
    listeners.delete(tell);
  };
};

/** For what a page's own words do not say: the person it shows, an address without a page, a page that failed. */
export function useTitleInstead(title: string | undefined) {
  useEffect(() => {
    if (title === undefined) return;
    showInstead(title);
    return () => showInstead(null);
  }, [title]);
}

/** What is open, as the window's title and a phone's bar name it. */
export function useShownTitle(): string | undefined {
  const page = usePageTitle();
  const instead = useSyncExternalStore(subscribe, () => shownInstead);
  return instead ?? page;
}

/** "Users · LMS" in the window's title. */
export function useDocumentTitle() {
  const title = useShownTitle();
  useEffect(() => {
    document.title = title ? `${title} · ${PRODUCT}` : PRODUCT;
  }, [title]);
}
