import { z } from 'zod';
import { boardChange } from '#features/kanban/contract.ts';

const { title, glyph, colour, isDone, wipLimit } = boardChange.shape;
/** How a board looks, as its form has it. */
export const settingsForm = z.object({
  title: title.unwrap(),
  glyph: glyph.unwrap(),
  colour: colour.unwrap(),
  isDone: isDone.unwrap(),
  // An empty field is the empty text.
  wipLimit: z.preprocess((given: number | '') => (given === '' ? null : given), wipLimit.unwrap()),
});
