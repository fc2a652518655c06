import { jwtVerify, SignJWT } from 'jose';
import { z } from 'zod';
import type { Deps } from '#api/deps.ts';

/** For so long a removed review comes back as it was; after that it can be written anew. */
const SECONDS = 10 * 60;

const removedReview = z.object({
  id: z.number(),
  productId: z.number(),
  personId: z.number(),
  rating: z.number(),
  text: z.string(),
  createdAt: z.coerce.date(),
  changedAt: z.coerce.date(),
});
export type RemovedReview = z.infer<typeof removedReview>;

type Signer = Pick<Deps, 'secret' | 'clock'>;
const keyOf = ({ secret }: Signer) => new TextEncoder().encode(secret);

/** What was removed, for whoever wrote it to keep: signed, so that nobody makes one up. It opens no session. */
export const slipOf = (deps: Signer, review: RemovedReview): Promise<string> =>
  new SignJWT({ review })
    .setProtectedHeader({ alg: 'HS256' })
    .setExpirationTime(Math.floor(deps.clock().getTime() / 1000) + SECONDS)
    .sign(keyOf(deps));

/** Undefined when it is none of ours, or too old. */
export async function readSlip(deps: Signer, slip: string): Promise<RemovedReview | undefined> {
  const checks = { algorithms: ['HS256'], currentDate: deps.clock() };
  const claims = await jwtVerify(slip, keyOf(deps), checks).catch(() => null);
  return removedReview.safeParse(claims?.payload.review).data;
}
