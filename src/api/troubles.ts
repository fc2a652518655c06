/**
 * What is wrong behind the API and not with the request. It passes, or somebody has to make room. Busy: others changed
 * the same at the same moment, and the database let them go first; nothing was stored.
 */
export type Trouble = 'away' | 'busy' | 'full';

/** Connection exceptions, a server that ends, crashed or is starting, and one that has no connection left. */
const AWAY = /^(08...|57P0[1-3]|53300|ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|EAI_AGAIN|ENOTFOUND)$/;
/** Drivers say these without a code. */
const AWAY_WORDS =
  /^Connection terminated|^timeout exceeded when trying to connect|connection error and is not queryable/;
/** Two who waited for each other, and one who came too late. */
const BUSY = /^(40P01|40001)$/;
const FULL = /^(53100|ENOSPC|EDQUOT)$/;

interface Coded extends Error {
  code?: string;
  syscall?: string;
}

/** Looks through an error and what caused it. */
export function troubleOf(error: unknown): Trouble | undefined {
  for (let at = error as Coded | undefined; at instanceof Error; at = at.cause as Coded | undefined) {
    const code = String(at.code ?? '');
    if (FULL.test(code)) return 'full';
    if (BUSY.test(code)) return 'busy';
    if (AWAY.test(code) || AWAY_WORDS.test(at.message)) return 'away';
    // The socket of a server that is not there. A file that is not there is no trouble of this kind.
    if (code === 'ENOENT' && at.syscall === 'connect') return 'away';
  }
  return undefined;
}
