import type { Deps, Mail } from './deps.ts';

/** Work that must neither hold up an answer nor undo what was done: it fails into the log. */
export function later(deps: Pick<Deps, 'log'>, what: string, work: () => Promise<unknown>) {
  work().catch((error: Error & { code?: string }) => {
    // Messages of mail servers and databases quote addresses and values; the code says enough.
    deps.log.error({ code: error.code ?? error.name }, `${what} failed`);
  });
}

export const sendLater = (deps: Pick<Deps, 'log' | 'mailer'>, mail: Mail) =>
  later(deps, 'sending a mail', () => deps.mailer.send(mail));
