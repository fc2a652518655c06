import { z } from 'zod';

export const JOB_STATES = ['running', 'done', 'failed', 'stopped'] as const;

/** Work on many rows that goes on after the answer: its progress, and in the end what was done and what was not. */
export const job = z.object({
  id: z.string(),
  /** Such as `people-suspend`: language keys hang on it. */
  kind: z.string(),
  state: z.enum(JOB_STATES),
  /** Rows to go through, and how far it is. */
  total: z.number(),
  done: z.number(),
  changed: z.number(),
  /** Rows left as they were because they had to be. `problems` names the first of them. */
  failed: z.number(),
  problems: z.array(z.object({ id: z.number().nullable(), name: z.string(), reason: z.string() })),
  canUndo: z.boolean(),
  /** What else there is to say, by kind. */
  detail: z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()])),
  createdAt: z.string(),
  finishedAt: z.string().nullable(),
});
export type Job = z.infer<typeof job>;
export const oneJob = z.object({ job });
export const jobList = z.object({ jobs: z.array(job) });
