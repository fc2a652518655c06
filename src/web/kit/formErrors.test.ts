import { expect, test } from 'vitest';
import { z } from 'zod';
import { placeErrors, schemaErrors } from './formErrors.ts';

const schema = z.object({
  name: z.string().min(1, 'Enter a name.').max(3, 'Too long.'),
  address: z.object({ city: z.string().min(1, 'Enter a city.') }),
  tags: z.array(z.string().min(1, 'Name the tag.')),
});

test('each wrong field has its first message under its dotted path', () => {
  expect(schemaErrors(schema, { name: '', address: { city: '' }, tags: ['a', ''] })).toEqual({
    name: 'Enter a name.',
    'address.city': 'Enter a city.',
    'tags.1': 'Name the tag.',
  });
});

test('right values have no errors', () => {
  expect(schemaErrors(schema, { name: 'Ann', address: { city: 'Lyon' }, tags: [] })).toEqual({});
});

test('server errors go to their field, the others above the form', () => {
  const values = { name: '', address: { city: '' }, tags: ['a'] };
  const placed = placeErrors(
    { name: ['Taken.', 'Choose another.'], 'address.city': ['Unknown city.'], 'tags.0': ['Bad tag.'], body: ['No.'] },
    values,
  );
  expect(placed.onFields).toEqual({
    name: ['Taken.', 'Choose another.'],
    'address.city': ['Unknown city.'],
    'tags.0': ['Bad tag.'],
  });
  expect(placed.above).toEqual(['No.']);
});
