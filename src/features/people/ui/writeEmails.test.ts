import { expect, test } from 'vitest';
import { writeEmails } from './writeEmails.ts';

const amara = { fullName: 'Amara Okafor', email: 'amara@school.org' };
const odd = { fullName: 'Ito, "Ken" <k>', email: 'ken@school.org' };

test('one person is the bare address', () => {
  expect(writeEmails([amara])).toBe('amara@school.org');
});

test('several are a list a mail program takes, whatever their names hold', () => {
  expect(writeEmails([amara, odd])).toBe('Amara Okafor <amara@school.org>, Ito Ken k <ken@school.org>');
});
