import { api, ask } from './client.ts';
import { updateSession } from './session.ts';

/** What the server knows of the person changed: the copy on this device follows. */
export async function reloadMe() {
  updateSession(await ask(api.api.me.$get()));
}
