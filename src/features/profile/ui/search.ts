import { createContext, useContext } from 'react';
import { z } from 'zod';

export const TABS = ['feed', 'about', 'photos', 'followers', 'following'] as const;
export type Tab = (typeof TABS)[number];

const number = z.number().int().min(1).optional().catch(undefined);

/** The address holds what is open: a tab, one post, its likes, a picture, a drawer. */
export const profileSearch = z.object({
  tab: z.enum(TABS).optional().catch(undefined),
  /** Of what one follows, or only one's own posts. */
  show: z.literal('mine').optional().catch(undefined),
  post: number,
  likes: number,
  share: number,
  photo: number,
  edit: z.literal(true).optional().catch(undefined),
  open: z.enum(['pages', 'notices', 'people']).optional().catch(undefined),
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
