import { z } from 'zod';
import { HUES } from './hues.ts';

export const hue = z.enum(HUES, `Choose from ${HUES.join(', ')}.`);
