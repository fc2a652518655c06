import { createContext, useContext } from 'react';
import { z } from 'zod/mini';
import { fromOne, orNone } from '#web/kit/addressParts.ts';

export const TABS = ['feed', 'about', 'photos', 'followers', 'following'] as const;
export type Tab = (typeof TABS)[number];

const number = orNone(fromOne);

/** The address holds what is open: a tab, one post, its likes, a picture, a drawer. */
export const profileSearch = z.object({
  tab: orNone(z.enum(TABS)),
  /** Of what one follows, or only one's own posts. */
  show: orNone(z.literal('mine')),
  post: number,
  likes: number,
  share: number,
  photo: number,
  edit: orNone(z.literal(true)),
  open: orNone(z.enum(['pages', 'notices', 'people'])),
});
export type ProfileSearch = z.infer<typeof profileSearch>;

export interface Place {
  /** Whose profile this is. */
  id: number;
  isMe: boolean;
  search: ProfileSearch;
  go: (patch: Partial<ProfileSearch>) => void;
}

const PlaceContext = createContext<Place | null>(null);
export const PlaceProvider = PlaceContext.Provider;

export function usePlace(): Place {
  const place = useContext(PlaceContext);
  if (!place) throw new Error('outside of a profile');
  return place;
}
