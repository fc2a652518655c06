import { expect, test } from 'vitest';
import { FILE_TYPES } from '#features/files/choices.ts';
import { refusedBecause, SERVER_LIMITS, typeNames } from './uploads.ts';

const pictures = { accept: ['image/*'], most: 1000 };

test('a file inside the limits goes', () => {
  expect(refusedBecause({ type: 'image/png', size: 1000 }, pictures)).toBeUndefined();
});

test('one byte too many, or a type that is not asked for, is refused before it is sent', () => {
  expect(refusedBecause({ type: 'image/png', size: 1001 }, pictures)).toBe('tooBig');
  expect(refusedBecause({ type: 'application/pdf', size: 10 }, pictures)).toBe('wrongType');
  expect(refusedBecause({ type: 'text/html', size: 10 }, SERVER_LIMITS)).toBe('wrongType');
});

test('every type the server takes has a name people know', () => {
  expect(typeNames(['image/*'])).toBe('PNG, JPEG, GIF, WebP');
  expect(typeNames(FILE_TYPES)).not.toContain('/');
});
