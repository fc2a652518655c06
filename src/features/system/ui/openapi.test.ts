import { describe, expect, test } from 'vitest';
import { type Description, fillPath, findOperations, readOperations } from './openapi.ts';
import { exampleOf, schemaText } from './schemaText.ts';

const description: Description = {
  info: { title: 'LMS', version: '1' },
  paths: {
    '/api/notifications/{id}': {
      delete: {
        operationId: 'deleteNotification',
        tags: ['Notifications'],
        summary: 'Remove one',
        'x-access': 'signed-in',
        parameters: [
          { name: 'id', in: 'path', required: true, schema: { type: 'integer' } },
          { name: 'why', in: 'query', schema: { type: 'string' } },
        ],
        responses: { 200: {} },
      },
    },
    '/jwt/login': { post: { tags: ['Account'], summary: 'Sign in' } },
  },
};
const operations = readOperations(description);

test('every call is found with its area, its rule and a link of its own', () => {
  expect(operations.map(({ id, method, path, area, access }) => [id, method, path, area, access])).toEqual([
    ['deleteNotification', 'DELETE', '/api/notifications/{id}', 'Notifications', 'signed-in'],
    ['post-jwt-login', 'POST', '/jwt/login', 'Account', undefined],
  ]);
});

test('searching takes every word, wherever it stands', () => {
  expect(findOperations(operations, 'account SIGN').map((one) => one.path)).toEqual(['/jwt/login']);
  expect(findOperations(operations, 'account remove')).toEqual([]);
});

test('parameters go into the path and behind it', () => {
  const [remove] = operations;
  if (!remove) throw new Error('no call');
  expect(fillPath(remove, { id: 'a/b', why: 'old & read' })).toBe('/api/notifications/a%2Fb?why=old+%26+read');
  expect(fillPath(remove, { id: '3', why: '' })).toBe('/api/notifications/3');
});

describe('a schema in words', () => {
  test('names, kinds, choices and what may be left out', () => {
    expect(
      schemaText({
        type: 'object',
        required: ['id', 'tags'],
        properties: {
          id: { type: 'integer', minimum: 1, maximum: Number.MAX_SAFE_INTEGER },
          avatar: { type: ['string', 'null'] },
          sort: { enum: ['asc', 'desc'], default: 'asc' },
          tags: { type: 'array', items: { anyOf: [{ type: 'string' }, { type: 'number' }] } },
        },
      }),
    ).toBe(
      [
        '{',
        '  id: integer  // ≥ 1',
        '  avatar?: string | null',
        "  sort?: 'asc' | 'desc'  // default \"asc\"",
        '  tags: (string | number)[]',
        '}',
      ].join('\n'),
    );
  });

  test('an example has what must be there and what has a default', () => {
    expect(
      exampleOf({
        type: 'object',
        required: ['email', 'ids'],
        properties: {
          email: { type: 'string' },
          ids: { type: 'array', items: { type: 'number' } },
          page: { type: 'integer', default: 1 },
          note: { type: 'string' },
        },
      }),
    ).toEqual({ email: '', ids: [], page: 1 });
  });
});
