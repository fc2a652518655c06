export type TipSide = 'top' | 'bottom' | 'start' | 'end';

interface Size {
  width: number;
  height: number;
}

interface Box extends Size {
  left: number;
  top: number;
}

/** Between the element and its tip. */
export const TIP_GAP = 5;
/** Between the tip and the edge of the window. */
const EDGE = 8;

const within = (place: number, length: number, whole: number) => Math.max(EDGE, Math.min(place, whole - EDGE - length));

/** Before or after, whichever was asked for and has room; the one with more of it where neither has. */
function along(from: number, length: number, needed: number, whole: number, comesBefore: boolean) {
  const before = from - TIP_GAP - needed;
  const after = from + length + TIP_GAP;
  const hasRoomBefore = before >= 0;
  const hasRoomAfter = after + needed <= whole;
  if (hasRoomBefore && (comesBefore || !hasRoomAfter)) return before;
  if (hasRoomAfter) return after;
  return from > whole - from - length ? before : after;
}

/** Where a tip stands in the window. */
export function placeTip(target: Box, tip: Size, view: Size, side: TipSide, isRtl: boolean) {
  const beside = side === 'start' || side === 'end';
  const comesBefore = beside ? (side === 'start') !== isRtl : side === 'top';
  const left = beside
    ? along(target.left, target.width, tip.width, view.width, comesBefore)
    : target.left + (target.width - tip.width) / 2;
  const top = beside
    ? target.top + (target.height - tip.height) / 2
    : along(target.top, target.height, tip.height, view.height, comesBefore);
  return {
    left: Math.round(within(left, tip.width, view.width)),
    top: Math.round(within(top, tip.height, view.height)),
  };
}
