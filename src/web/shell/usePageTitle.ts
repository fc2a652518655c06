import { useMatches } from '@tanstack/react-router';
import { useEffect, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';

const PRODUCT = 'LMS';

/** The open page by name, in the person's language. */
export function usePageTitle(): string | undefined {
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

/** For what stands in a page's place: an address without a page, or a page that failed. */
export function useTitleInstead(title: string) {
  useEffect(() => {
    showInstead(title);
    return () => showInstead(null);
  }, [title]);
}

/** "Users · LMS" in the window's title. */
export function useDocumentTitle() {
  const page = usePageTitle();
  const instead = useSyncExternalStore(subscribe, () => shownInstead);
  const title = instead ?? page;
  useEffect(() => {
    document.title = title ? `${title} · ${PRODUCT}` : PRODUCT;
  }, [title]);
}
