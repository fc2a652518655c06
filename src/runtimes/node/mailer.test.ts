import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
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
