import { and, eq } from 'drizzle-orm';
import { personSubject, record } from '#api/audit.ts';
import type { Db } from '#api/db.ts';
import type { Deps } from '#api/deps.ts';
import { readerOf } from '#api/language.ts';
import { later } from '#api/later.ts';
import { INVITATION_MINUTES, passwordLink } from '#api/links.ts';
import { invitationMail } from '#api/mails.ts';
import type { Person } from '#api/me.ts';
import { makeOneTime, makeOneTimes } from '#api/oneTime.ts';
import { defineMail, enterMails } from '#api/waitingMails.ts';
import { oneTimeTokens } from '#features/auth/api/tables.ts';

type Invited = Pick<Person, 'id' | 'email' | 'fullName' | 'language' | 'preferences'>;

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
    for (const { token, ...person } of invitations) {
      const sending = deps.mailer.send(invitationMail(readerOf(deps, person), passwordLink(deps, token)));
      await sending.catch(() => deps.log.error({}, 'sending an invitation failed'));
    }
  });
}

/** Says of an invitation that its mail waits, or waited. */
const WAITING = 'waiting';

/** For many: they are invited from now on, and their mails go one after the other. A list comes some at a time. */
export async function enterInvitations(tx: Db, now: Date, invited: { id: number }[], ofMany: boolean) {
  const ids = invited.map((one) => one.id);
  await makeOneTimes(tx, now, ids, 'invitation', INVITATION_MINUTES, WAITING);
  await enterMails(
    tx,
    now,
    'invitation',
    ids.map((personId) => ({ personId })),
    ofMany,
  );
}

defineMail('invitation', {
  /** The link is made when the mail goes. Who was invited anew meanwhile, or is not any more, gets none. */
  write: (deps, person) =>
    deps.db.transaction(async (tx) => {
      const isIt = [eq(oneTimeTokens.kind, 'invitation'), eq(oneTimeTokens.detail, WAITING)];
      const [open] = await tx
        .select({ hash: oneTimeTokens.hash })
        .from(oneTimeTokens)
        .where(and(eq(oneTimeTokens.personId, person.id), ...isIt))
        .for('update');
      if (!open) return null;
      const token = await makeOneTime(tx, deps.clock(), person.id, 'invitation', INVITATION_MINUTES, WAITING);
      return invitationMail(readerOf(deps, person), passwordLink(deps, token));
    }),
  lost: (tx, at, person) =>
    record(tx, { at, actor: null, address: '', device: '' }, [
      { action: 'invitation-failed', subject: personSubject(person) },
    ]),
});
