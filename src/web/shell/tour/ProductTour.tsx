import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import type { UserData } from '#features/auth/contract.ts';
import type { TourEnd } from '#features/preferences/contract.ts';
import { Tour } from '#web/kit/Tour.tsx';
import { savePreferences } from '#web/preferences.ts';
import { endTour } from '#web/tour.ts';
import { useOpenPanel } from '../panels.ts';
import { whenCalm } from './calm.ts';
import { useStops } from './useStops.ts';

/** So often in a row a page must be found at rest before a newcomer is spoken to. */
const LOOKS = 4;

export interface ProductTourProps {
  person: UserData;
  isWanted: boolean;
  /** Somebody asked for it, on whichever page they are. */
  isAsked: boolean;
  /** The open address: the tour is of one page. */
  place: string;
}

/** The tour through the frame and the start page, with the stops this person really has. */
export function ProductTour({ person, isWanted, isAsked, place }: ProductTourProps) {
  const queryClient = useQueryClient();
  const router = useRouter();
  const panel = useOpenPanel();
  const [begunAt, setBegunAt] = useState<string>();
  const isOpen = begunAt !== undefined;
  const stops = useStops(person, isOpen);

  function end(how: TourEnd) {
    setBegunAt(undefined);
    endTour();
    savePreferences({ tour: how });
  }

  useEffect(() => {
    if (!isWanted || isOpen) return;
    return whenCalm(
      isAsked ? 1 : LOOKS,
      () =>
        router.state.status === 'idle' && queryClient.isFetching() === 0 && document.querySelector('main h1') !== null,
      () => setBegunAt(router.state.location.pathname + router.state.location.searchStr),
    );
  }, [isWanted, isAsked, isOpen, queryClient, router]);

  // Whoever goes elsewhere, or opens the search by its key, has left it.
  const isLeft = isOpen && (panel !== null || place !== begunAt);
  useEffect(() => {
    if (!isLeft) return;
    setBegunAt(undefined);
    endTour();
    savePreferences({ tour: 'skipped' });
  }, [isLeft]);

  return <Tour stops={stops} isOpen={isOpen && stops.length > 0} onEnd={end} />;
}
