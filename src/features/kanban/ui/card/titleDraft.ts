import { useEffect, useRef, useState } from 'react';
import { toast } from '#web/kit/toast.ts';
import type { Column, ShownCard } from '../data/columns.ts';
import { saveFields } from '../data/deeds.ts';

/** A title while it is written. It belongs to the card: somebody else may move that to another column meanwhile. */
export interface TitleDraft {
  id: number;
  title: string;
  /** The title that was there when it was begun, or that somebody else gave it and was shown. */
  base: Pick<ShownCard, 'title' | 'version'>;
  isTold: boolean;
  problem?: string | undefined;
  /** Where writing goes on in the field of another column. */
  caret?: number | undefined;
}

/** Which card's title is written, and what was typed so far. */
export function useTitleDraft(columns: Column[]) {
  const [edited, setEdited] = useState<number>();
  const draft = useRef<TitleDraft>(undefined);
  const isAway = edited !== undefined && !columns.some(({ cards }) => cards.some((one) => one.id === edited));
  // Deleted, or no longer what the filter asks for: there is no field any more that could be left.
  useEffect(() => {
    if (!isAway) return;
    const left = draft.current;
    draft.current = undefined;
    setEdited(undefined);
    const title = left?.title.trim();
    if (!left || !title || title === left.base.title) return;
    // Over what somebody else wrote it goes only when it is asked for.
    if (left.isTold) return void toast.failed(left.problem ?? '', { detail: title });
    saveFields(left.id, left.base.version, { title }).catch((error) => toast.failed(error, { detail: title }));
  }, [isAway]);
  return { edited, setEdited, draft };
}
