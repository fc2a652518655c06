import { expect, test } from 'vitest';
import { decodeText } from './decodeText.ts';

const bytes = (...list: number[]) => new Uint8Array(list);

test('UTF-8, with and without its mark', () => {
  expect(decodeText(new TextEncoder().encode('Où? ½'))).toBe('Où? ½');
  expect(decodeText(bytes(0xef, 0xbb, 0xbf, 0x41))).toBe('A');
});

test('UTF-16 in both orders', () => {
  expect(decodeText(bytes(0xff, 0xfe, 0xe9, 0x00))).toBe('é');
  expect(decodeText(bytes(0xfe, 0xff, 0x00, 0xe9))).toBe('é');
});

test('letters of an old Windows program are not lost', () => {
  expect(decodeText(bytes(0x63, 0x61, 0x66, 0xe9))).toBe('café');
});
