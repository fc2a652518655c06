import type { Db } from '#api/db.ts';
import type { Deps } from '#api/deps.ts';
import { later } from '#api/later.ts';
import { INVITATION_MINUTES, passwordLink } from '#api/links.ts';
import { invitationMail } from '#api/mails.ts';
import { makeOneTimes } from '#api/oneTime.ts';

interface Invited {
  id: number;
  email: string;
  fullName: string;
}

export interface Invitation extends Invited {
  token: string;
}

/** Earlier invitations of the same people stop working. */
export async function makeInvitations(tx: Db, now: Date, invited: Invited[]): Promise<Invitation[]> {
  const ids = invited.map((one) => one.id);
  const made = new Map(
    (await makeOneTimes(tx, now, ids, 'invitation', INVITATION_MINUTES)).map((one) => [one.personId, one.token]),
  );
  return invited.map((one) => ({ ...one, token: made.get(one.id) ?? '' }));
}

/** One after the other, so that a long list does not storm the mail server. A mail that fails is not the last one. */
export function sendInvitations(deps: Deps, invitations: Invitation[]) {
  later(deps, 'sending invitations', async () => {
    for (const { email, fullName, token } of invitations) {
      const sending = deps.mailer.send(invitationMail(email, fullName, passwordLink(deps, token)));
      await sending.catch(() => deps.log.error({}, 'sending an invitation failed'));
    }
  });
}
