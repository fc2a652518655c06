import { queryClient } from '#web/queryClient.ts';
import { signatureQuery } from '../queries.ts';
import { addLetter } from './letters.ts';

/** Without a connection a letter starts without it. */
export const signature = async () =>
  (await queryClient.ensureQueryData(signatureQuery).catch(() => ({ html: '' }))).html;

export async function newLetter() {
  addLetter({ signature: await signature() });
}

/** A new letter to an address that stands in a mail. */
export async function writeTo(email: string) {
  addLetter({ to: email ? [{ fullName: email, email }] : [], signature: await signature() });
}
