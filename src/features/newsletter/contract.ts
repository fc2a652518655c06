import { z } from 'zod';
import { email } from '#features/auth/contract.ts';

export const subscribeBody = z.object({ email });
export const subscribed = z.object({ email: z.string() });
