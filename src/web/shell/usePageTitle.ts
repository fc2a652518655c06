import { useMatches } from '@tanstack/react-router';
import { useEffect } from 'react';
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

/** "Users · LMS" in the window's title. */
export function useDocumentTitle() {
  const title = usePageTitle();
  useEffect(() => {
    document.title = title ? `${title} · ${PRODUCT}` : PRODUCT;
  }, [title]);
}
