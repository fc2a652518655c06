import { z } from 'zod';

/** How it is: `ok`, `ready`. */
export const health = z.object({ status: z.string() });

/** OpenAPI 3.1. */
export const apiDescription = z.object({
  openapi: z.string(),
  info: z.object({ title: z.string(), version: z.string(), description: z.string() }),
  servers: z.array(z.object({ url: z.string() })),
  paths: z.record(z.string(), z.record(z.string(), z.unknown())),
  components: z.record(z.string(), z.unknown()),
});
