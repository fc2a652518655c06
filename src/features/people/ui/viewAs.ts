import { api, ask } from '#web/client.ts';
import { toast } from '#web/kit/toast.ts';
import { updateSession } from '#web/session.ts';
import type { Somebody } from './deeds.ts';

/** From here on the whole product is theirs to look at; whatever follows the session does the rest. */
export async function viewAs({ id }: Somebody) {
  try {
    updateSession(await ask(api.api['view-as'].$post({ json: { id } })));
  } catch (error) {
    toast.failed(error);
  }
}
