import { expect, test } from 'vitest';
import { z } from 'zod';
import { uuid } from './uuid.ts';

test('a made name is a UUID, and no two are the same', () => {
  const made = Array.from({ length: 200 }, uuid);
  expect(made.every((one) => z.uuidv4().safeParse(one).success)).toBe(true);
  expect(new Set(made).size).toBe(200);
});
