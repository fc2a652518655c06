import { useQuery } from '@tanstack/react-query';
import { useLocation } from '@tanstack/react-router';
import { type ReactNode, Suspense, useState } from 'react';
import { homeOf } from '#web/home.ts';
import { lazyPart } from '#web/kit/lazyPart.ts';
import { usePreferences } from '#web/preferences.ts';
import { useSession } from '#web/session.ts';
import { useTourAsked } from '#web/tour.ts';
import { preferencesQuery } from '../preferencesQuery.ts';
import type { ProductTourProps } from './ProductTour.tsx';

// Whoever has seen it never loads it, and a page without it is better than none.
const ProductTour = lazyPart(
  () => import('./ProductTour.tsx').catch(() => ({ ProductTour: () => null })),
  (file): ((props: ProductTourProps) => ReactNode) => file.ProductTour,
  'guide',
);

/** Newcomers are shown around once, on the page they start from and nowhere else; later whenever they ask for it. */
export function TourHost() {
  const person = useSession();
  const { data: stored } = useQuery(preferencesQuery);
  const { tour } = usePreferences();
  const place = useLocation({ select: ({ pathname, searchStr }) => pathname + searchStr });
  const isAsked = useTourAsked();
  const [isNeeded, setIsNeeded] = useState(false);

  const isNew = stored !== undefined && stored.tour === undefined && tour === undefined;
  const isHome = person !== null && place === homeOf(person.role);
  // Whoever looks as somebody else is no newcomer.
  const isWanted = person !== null && !person.viewer && (isAsked || (isNew && isHome));
  // It stays to fade out and to give the focus back.
  if (isWanted && !isNeeded) setIsNeeded(true);
  if (!person || !isNeeded) return null;
  return (
    <Suspense fallback={null}>
      <ProductTour person={person} isWanted={isWanted} isAsked={isAsked} place={place} />
    </Suspense>
  );
}
