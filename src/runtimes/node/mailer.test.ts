import { once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { quiet } from '../../../tests/api/policy.ts';
import { openMailer } from './mailer.ts';
import { readSettings } from './settings.ts';

const folder = mkdtempSync(join(tmpdir(), 'lms-outbox-'));
afterAll(() => rmSync(folder, { recursive: true }));

it('without SMTP a mail is a text file in the outbox, and what is attached lies beside it', async () => {
  const mailer = openMailer({ ...readSettings({}), LMS_DATA: folder }, quiet);
  const content = new TextEncoder().encode('%PDF-');
  const attachments = [{ name: '../invoice-7.pdf', type: 'application/pdf', content }];
  await mailer.send({ to: 'kim@client.example', subject: 'Invoice 7', text: 'Here it is.', attachments });
  const outbox = join(folder, 'outbox');
  const [pdf = '', letter = ''] = readdirSync(outbox).sort();
  expect(pdf).toMatch(/-0001-invoice-7\.pdf$/);
  expect(readFileSync(join(outbox, pdf), 'utf8')).toBe('%PDF-');
  expect(readFileSync(join(outbox, letter), 'utf8')).toContain(`Subject: Invoice 7\nAttached: ${pdf}\n\nHere it is.`);
});

/** A mail server that takes its time, and knows how many call at once. */
async function slowServer() {
  const calls = { open: 0, most: 0, mails: 0 };
  const server = createServer((socket) => {
    calls.open += 1;
    calls.most = Math.max(calls.most, calls.open);
    let mail: string | undefined;
    const say = (text: string) => socket.write(`${text}\r\n`);
    socket.on('close', () => {
      calls.open -= 1;
    });
    socket.on('error', () => {});
    socket.on('data', (data) => {
      const text = String(data);
      if (mail !== undefined) {
        mail += text;
        if (!mail.endsWith('\r\n.\r\n')) return;
        mail = undefined;
        calls.mails += 1;
        setTimeout(() => say('250 taken'), 20);
      } else if (text.startsWith('DATA')) {
        mail = '';
        say('354 go on');
      } else say('250 yes');
    });
    say('220 here');
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return { calls, server, url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}` };
}

it('many mails go over five lines, and those end with the server', async () => {
  const { calls, server, url } = await slowServer();
  const mailer = openMailer({ ...readSettings({}), SMTP_URL: url }, quiet);
  const mails = Array.from({ length: 40 }, (_, at) => ({ to: `r${at}@side.example`, subject: 'News', text: 'Hello.' }));
  await Promise.all(mails.map((mail) => mailer.send(mail)));
  expect(calls).toMatchObject({ mails: 40, most: 5 });
  await mailer.close();
  await expect.poll(() => calls.open).toBe(0);
  server.close();
});
