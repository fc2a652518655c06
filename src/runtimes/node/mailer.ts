import { mkdir, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { createTransport } from 'nodemailer';
import type { Deps, Log, Mail } from '#api/deps.ts';
import type { Settings } from './settings.ts';

/** By SMTP when it is set up; otherwise each mail becomes a text file that a developer can open. */
export function openMailer(settings: Settings, log: Log): Deps['mailer'] {
  if (settings.SMTP_URL) {
    const transport = createTransport(settings.SMTP_URL, { from: settings.MAIL_FROM });
    return {
      async send(mail) {
        // A mail server that is down must not undo what the person did.
        await transport
          .sendMail(mail)
          .catch((error: Error) => log.error({ error: error.message }, 'mail was not sent'));
      },
    };
  }
  const outbox = resolve(settings.LMS_DATA, 'outbox');
  let sent = 0;
  return {
    async send(mail: Mail) {
      await mkdir(outbox, { recursive: true, mode: 0o700 });
      sent += 1;
      const name = `${new Date().toISOString().replaceAll(':', '-')}-${String(sent).padStart(4, '0')}.txt`;
      const text = `From: ${settings.MAIL_FROM}\nTo: ${mail.to}\nSubject: ${mail.subject}\n\n${mail.text}\n`;
      await writeFile(join(outbox, name), text, { mode: 0o600 });
      log.warn({ file: join(outbox, name) }, 'no SMTP is set up: the mail was written to the outbox');
    },
  };
}
