import { z } from 'zod';
import { NOTICE_TOPICS } from './notices.ts';

export const channels = z.object({ app: z.boolean('Say yes or no.'), mail: z.boolean('Say yes or no.') });

export const noticeBody = z.object({
  notices: z.partialRecord(z.enum(NOTICE_TOPICS, `Choose from ${NOTICE_TOPICS.join(', ')}.`), channels),
});
