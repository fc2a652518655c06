import { mkdir, writeFile } from 'node:fs/promises';
import { basename, join, resolve } from 'node:path';
import { createTransport } from 'nodemailer';
import type { Deps, Log, Mail } from '#api/deps.ts';
import type { Settings } from './settings.ts';

/** By SMTP when it is set up; otherwise each mail becomes a text file, and its attachments files beside it, that a developer can open. */
export function openMailer(settings: Settings, log: Log): Deps['mailer'] & { close(): Promise<void> } {
  const { send, isReal, hangUp } = settings.SMTP_URL
    ? bySmtp(settings.SMTP_URL, settings.MAIL_FROM)
    : intoOutbox(settings, log);
  const underWay = new Set<Promise<void>>();
  return {
    isReal,
    send(mail) {
      const sending = send(mail).finally(() => underWay.delete(sending));
      underWay.add(sending);
      return sending;
    },
    /** Before the process ends, what was begun is brought to an end. */
    async close() {
      await Promise.allSettled(underWay);
      hangUp?.();
    },
  };
}

type Way = Deps['mailer'] & { hangUp?(): void };

/** A thousand mails are not a thousand calls: so many lines, each for one mail after the other. */
const LINES = { pool: true, maxConnections: 5 } as const;

function bySmtp(url: string, from: string): Way {
  const patience = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 10_000, idleTimeout: 5_000 };
  const transport = createTransport({ url, ...LINES, ...patience }, { from });
  return {
    isReal: true,
    hangUp: () => transport.close(),
    async send({ attachments = [], ...mail }) {
      const files = attachments.map(({ name, type, content, cid }) => ({
        filename: name,
        contentType: type,
        content: Buffer.from(content),
        ...(cid ? { cid } : {}),
      }));
      await transport.sendMail({ ...mail, attachments: files });
    },
  };
}

function intoOutbox(settings: Settings, log: Log): Way {
  const outbox = resolve(settings.LMS_DATA, 'outbox');
  let sent = 0;
  return {
    isReal: false,
    async send(mail: Mail) {
      await mkdir(outbox, { recursive: true, mode: 0o700 });
      sent += 1;
      const stem = `${new Date().toISOString().replaceAll(':', '-')}-${String(sent).padStart(4, '0')}`;
      const name = `${stem}.txt`;
      const attached = (mail.attachments ?? []).map((one) => ({ ...one, file: `${stem}-${basename(one.name)}` }));
      // Beside the letter, under a name that says which one it belongs to.
      for (const { file, content } of attached) await writeFile(join(outbox, file), content, { mode: 0o600 });
      const lines = attached.map(({ file }) => `Attached: ${file}\n`).join('');
      if (mail.html) await writeFile(join(outbox, `${stem}.html`), mail.html, { mode: 0o600 });
      const answers = mail.replyTo ? `Reply-To: ${mail.replyTo.name} <${mail.replyTo.address}>\n` : '';
      const text = `From: ${settings.MAIL_FROM}\n${answers}To: ${mail.to}\nSubject: ${mail.subject}\n${lines}\n${mail.text}\n`;
      await writeFile(join(outbox, name), text, { mode: 0o600 });
      log.warn({ file: join(outbox, name) }, 'no SMTP is set up: the mail was written to the outbox');
    },
  };
}
