import { mailKept } from '#features/auth/ui/mailKept.ts';
import type { PersonDetail } from '#features/people/contract.ts';
import { api, ask } from '#web/client.ts';
import { i18n } from '#web/i18n/i18n.ts';
import { toast } from '#web/kit/toast.ts';
import { queryClient } from '#web/queryClient.ts';
import { personQuery } from './queries.ts';

/** Whom something is done to. */
export interface Somebody {
  id: number;
  fullName: string;
}

/** What can be done to somebody with one press. Each is a call of its own. */
export type Deed =
  | 'suspend'
  | 'reactivate'
  | 'undo-reactivate'
  | 'unlock'
  | 'send-password-reset'
  | 'force-password-change'
  | 'invite'
  | 'revoke-invitation';

const MAILED: readonly Deed[] = ['send-password-reset', 'invite'];

const BACK: Partial<Record<Deed, Deed>> = {
  suspend: 'reactivate',
  reactivate: 'undo-reactivate',
  'undo-reactivate': 'reactivate',
};

/** What has come of it: somebody may be as they were before. */
function wordsOf(deed: Deed, { status }: PersonDetail) {
  // Whoever was inactive before a suspension is so again.
  if (deed === 'reactivate' && status === 'inactive') return 'inactiveAgain';
  if (deed === 'undo-reactivate') return status === 'inactive' ? 'inactive' : 'suspend';
  return deed;
}

/** The new state is on the screen at once; lists and counts are asked for again. */
export function personChanged(person: PersonDetail) {
  queryClient.setQueryData(personQuery(person.id).queryKey, person);
  void queryClient.invalidateQueries({ queryKey: ['people'] });
}

/** What is being done to whom: pressed again meanwhile, it is the same press, and sends no second mail. */
const going = new Set<string>();

/** At once, and with Undo where there is a way back. */
export async function doDeed(somebody: Somebody, deed: Deed) {
  const which = `${deed} ${somebody.id}`;
  if (going.has(which)) return;
  going.add(which);
  try {
    const { person } = await ask(api.api.people[':id'][deed].$post({ param: { id: somebody.id } }));
    personChanged(person);
    const back = BACK[deed];
    toast.done(i18n.t(`people:deeds.${wordsOf(deed, person)}`, { name: somebody.fullName }), {
      detail: MAILED.includes(deed) ? await mailKept() : undefined,
      undo: back && (() => void doDeed(somebody, back)),
    });
  } catch (error) {
    toast.failed(error);
  } finally {
    going.delete(which);
  }
}
