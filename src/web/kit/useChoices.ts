import { useState } from 'react';
import { chosenIn, inTurn } from './inTurn.ts';

/**
 * A choice stands on the screen at once, and what the server knows (`stored`, which follows from what `send` puts into
 * the queries) is shown again only when it knows them all.
 */
export function useChoices<Choices extends object>(
  stored: Choices,
  send: (some: Partial<Choices>) => Promise<unknown>,
  reload: () => void,
) {
  const [chosen, setChosen] = useState<Partial<Choices>>({});
  async function choose(some: Partial<Choices>) {
    setChosen((before) => ({ ...before, ...some }));
    await inTurn(setChosen, some, send, reload);
    // After the answer is on the screen, so that no switch jumps back in between.
    setTimeout(() => chosenIn(setChosen) || setChosen({}));
  }
  return [{ ...stored, ...chosen }, (some: Partial<Choices>) => void choose(some)] as const;
}
