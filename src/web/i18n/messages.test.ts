import { beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { formatDateTime } from '#web/kit/format.ts';
import { findMessage, say } from './messages.ts';
import { speak, startLanguages } from './start.ts';

// English is what they are written in: what it lacks shows in any other.
beforeAll(() => startLanguages('de'));

const unknownOf = (messages: string[]) => [...new Set(messages)].filter((message) => !findMessage(message));

const LONG = 'x'.repeat(300);
const WRONG = [undefined, null, 7, 1.5, -1, 1000, '', 'x', 'password', 'a/b', LONG, `${LONG}@school.org`, [7], {}];

/** What a schema of either half of zod answers to wrong values: as a whole, and in each of its fields. */
function messagesOf(schema: z.core.$ZodType): string[] {
  const fields = schema instanceof z.core.$ZodObject ? Object.values<z.core.$ZodType>(schema._zod.def.shape) : [];
  const issues = WRONG.flatMap((value) => z.safeParse(schema, value).error?.issues ?? []);
  return [...issues.map((issue) => issue.message), ...fields.flatMap(messagesOf)];
}

const contracts = import.meta.glob<Record<string, unknown>>('/src/features/*/{contract,listContract}.ts', {
  eager: true,
});

describe('every sentence a contract answers wrong input with is translated', () => {
  test.each(Object.entries(contracts))('%s', (_, contract) => {
    const messages = Object.values(contract)
      .filter((one) => one instanceof z.core.$ZodType)
      .flatMap(messagesOf);
    expect(messages).not.toEqual([]);
    expect(unknownOf(messages)).toEqual([]);
  });
});

/** Left out is what is written for programmers, the log, mails or as a sample. */
const sources = import.meta.glob<string>(
  [
    '/src/{api,contract}/*.ts',
    '/src/features/*/*.ts',
    '/src/features/*/{api,formats}/**/*.ts',
    '!**/*.{test,gen}.ts',
    '!**/{sample*,mails}.ts',
    '!**/{sample*,texts}/**',
    '!/src/api/{app,describe,migrate,prepare}.ts',
  ],
  { query: '?raw', import: 'default', eager: true },
);

const COMMENT = /\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*/g;
/** `says('Account', 'Sign in', …)` describes a call to programmers, as does a `describe` of a file's own. */
const DESCRIPTION = /\b(?:says|describe)\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\)/g;
const TEXT = /(new Refusal\(\d+,\s*|const [A-Z_]+ = )?(?:'((?:[^'\\\n]|\\.)*)'|`([^`]*)`)/g;

/** The sentences in a source, with a number in each gap: what ends with a full stop, and any words refused with. */
function sentencesIn(source: string): string[] {
  const code = source.replace(COMMENT, '').replace(DESCRIPTION, '');
  return [...code.matchAll(TEXT)].flatMap(([, refused, plain, template]) => {
    const text = (plain ?? template ?? '').replace(/\$\{[^}]*\}/g, '7').replace(/\\(.)/g, '$1');
    const isSentence = refused ? /^[A-Z]\S* \S/ : /^[A-Z]\S* .*\.$/;
    // What has `code` in it is for programmers too.
    if (!isSentence.test(text) || text.includes('`')) return [];
    return [text.startsWith('Too many ') ? `${text} Try again in 7 seconds.` : text];
  });
}

describe('every sentence the server refuses with is translated', () => {
  test('the search finds the sentences it is meant to find', () => {
    expect(Object.values(sources).flatMap(sentencesIn)).toEqual(
      expect.arrayContaining([
        'Email or Password is Invalid',
        'Invalid refresh token',
        'This email is already in use.',
        'This link was used already or is too old. Ask for a new one.',
        'Too many failed sign-ins. Try again in 7 seconds.',
        'The file is too large. It may have 7 MB at most.',
        'There is nothing here. It may have been deleted.',
        'Somebody changed this account since you opened it. Nothing was overwritten: look at it again first.',
      ]),
    );
  });

  test.each(Object.entries(sources))('%s', (_, source) => {
    expect(unknownOf(sentencesIn(source))).toEqual([]);
  });
});

test('sentences are said in the chosen language, with their numbers, and unknown ones stay as they are', async () => {
  await speak('de');
  expect(say('Email or Password is Invalid')).toBe('E-Mail oder Passwort ist falsch');
  expect(say('Use at least 8 characters.')).toBe('Nehmen Sie mindestens 8 Zeichen.');
  expect(say('Too many tries. Try again in 42 seconds.')).toBe(
    'Zu viele Versuche. Versuchen Sie es in 42 Sek. erneut.',
  );
  expect(say('Etwas {{anderes}}: $t(auth:tryAgain)')).toBe('Etwas {{anderes}}: $t(auth:tryAgain)');
  await speak('en');
  expect(say('Enter the 6 digits of the app, or a recovery code.')).toBe(
    'Enter the 6 digits of the app, or a recovery code.',
  );
  expect(say('Choose from admin, client, Student.')).toBe('Choose from admin, client, Student.');
});

test('a moment is said as the language writes it, by the clocks of whoever reads it', async () => {
  await speak('de');
  const moment = formatDateTime('2026-11-19T22:42:00Z');
  for (const [said, heard] of [
    [
      'Ada changed this invoice on 19 Nov 2026, 22:42 UTC, after you opened it. Nothing was overwritten: look at the newer version first.',
      `Ada hat diese Rechnung am ${moment} geändert`,
    ],
    [
      'Ada saved this post on 19 Nov 2026, 22:42 UTC, after you opened it. Nothing was overwritten.',
      `Ada hat diesen Beitrag am ${moment} gespeichert`,
    ],
    [
      'Ada changed this account on 2026-11-19 22:42 UTC. Nothing was overwritten: look at it again first.',
      `Ada hat dieses Konto am ${moment} geändert`,
    ],
    [
      'The role editor was changed by Ada on 19 Nov 2026, 10:42 PM (UTC). Look at it again, then save.',
      `Die Rolle editor wurde von Ada am ${moment} geändert`,
    ],
    [
      'Ada saved this post on some day UTC, after you opened it. Nothing was overwritten.',
      'Ada hat diesen Beitrag am some day UTC gespeichert',
    ],
  ] as const)
    expect(say(said)).toContain(heard);
});
