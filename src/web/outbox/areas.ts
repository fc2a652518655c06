/** Where the things of an area say how they are sent: an area with an `outgoing.ts` has its line here. */
export const AREAS: Record<string, () => Promise<unknown>> = {};
