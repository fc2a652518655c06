import { beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { findMessage, say } from './messages.ts';
import { speak, startLanguages } from './start.ts';

beforeAll(() => startLanguages('en'));

const WRONG = [undefined, null, 7, 1.5, -1, 1000, '', 'x', 'not an email', 'password', 'a/b', 'x'.repeat(300), [7], {}];
const wrongEmail = `${'x'.repeat(250)}@school.org`;

/** What a schema answers to wrong values: as a whole, and in each of its fields. */
function messagesOf(schema: z.ZodType): string[] {
  const fields = schema instanceof z.ZodObject ? Object.values<z.ZodType>(schema.shape) : [];
  const own = [...WRONG, wrongEmail].flatMap((value) => schema.safeParse(value).error?.issues ?? []);
  return [...own.map((issue) => issue.message), ...fields.flatMap(messagesOf)];
}

const contracts = import.meta.glob<Record<string, unknown>>('/src/features/*/contract.ts', { eager: true });

describe('every sentence a contract answers wrong input with is known', () => {
  test.each(Object.entries(contracts))('%s', (_, contract) => {
    const schemas = Object.values(contract).filter((one) => one instanceof z.ZodType);
    const unknown = schemas.flatMap(messagesOf).filter((message) => !findMessage(message));
    expect([...new Set(unknown)]).toEqual([]);
  });
});

/** Written for the log, for mails, for samples or for the API's description: not for the pages. */
const sources = import.meta.glob<string>(
  [
    '/src/api/*.ts',
    '/src/contract/*.ts',
    '/src/features/*/contract.ts',
    '/src/features/*/api/*.ts',
    '!**/*.test.ts',
    '!**/*.gen.ts',
    '!**/{sample,mails}.ts',
    '!/src/api/{migrate,describe}.ts',
  ],
  { query: '?raw', import: 'default', eager: true },
);

test('zz', () => { console.log(Object.entries(sources).flatMap(([f, s]) => sentencesIn(s).map((x) => f + '  ' + x)).join('\n')); });

/** The texts in a source that are sentences, a number in each of their gaps. `says(…)` describes a call to programmers. */
function sentencesIn(source: string): string[] {
  const code = source.replace(/\/\*[\s\S]*?\*\/|(^|\s)\/\/.*/g, '');
  const spoken = code.replace(/\bsays\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\)/g, '');
  const texts = [...spoken.matchAll(/'((?:[^'\\\n]|\\.)*)'|`([^`]*)`/g)].map((match) => match[1] ?? match[2] ?? '');
  return texts.map((text) => text.replace(/\$\{[^}]*\}/g, '7')).filter((text) => /^[A-Z]\S* .*\.$/.test(text));
}
