import { makeSendOnce } from '../sendOnce.ts';
import { isOnTheWay } from '../useTryAgain.ts';

/** Whoever presses again later than this wants it once more. */
const AGAIN_MS = 5 * 60_000;

/** Asks for work on many rows with a key of its own. Pressed again after its answer was lost, it is the same work. */
export const makeStartOnce = () => makeSendOnce(isOnTheWay, AGAIN_MS);
