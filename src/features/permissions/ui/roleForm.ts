import { z } from 'zod';
import { roleWords } from '#features/permissions/contract.ts';

export const roleForm = roleWords.extend({ copyOf: z.string(), moves: z.record(z.string(), z.boolean()) });
