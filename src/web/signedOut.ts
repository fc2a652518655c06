import { say } from './i18n/messages.ts';
import { toast } from './kit/toast.ts';

/** Why the login page is there all of a sudden. */
export function saySignedOut() {
  toast.failed(say('You were signed out. Sign in to go on.'));
}
