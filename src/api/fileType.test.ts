import { strToU8, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { checkType } from '#api/fileType.ts';
import { pngOf } from '../../tests/support/pictures.ts';

const OFFICE = 'application/vnd.openxmlformats-officedocument';
const DOCX = `${OFFICE}.wordprocessingml.document`;
const XLSX = `${OFFICE}.spreadsheetml.sheet`;
const zip = (...names: string[]) => zipSync(Object.fromEntries(names.map((name) => [name, strToU8('x')])));
const text = (words: string) => new TextEncoder().encode(words);
const bytes = (...parts: (string | number[])[]) =>
  Uint8Array.from(
    parts.flatMap((part) => (typeof part === 'string' ? [...part].map((one) => one.charCodeAt(0)) : part)),
  );
const isTaken = (type: string, content: Uint8Array) => 'type' in checkType(type, content);
const sizeOf = (type: string, content: Uint8Array) => {
  const checked = checkType(type, content);
  return 'type' in checked ? checked.size : checked.problem;
};

describe('the content of a file', () => {
  it('says how large a picture is', () => {
    expect(sizeOf('image/png', pngOf(new Uint8Array(4), { width: 300, height: 70_000 }))).toEqual({
      width: 300,
      height: 70_000,
    });
    expect(sizeOf('image/gif', bytes('GIF89a', [0x2c, 1, 0x90, 0, 0, 0, 0]))).toEqual({ width: 300, height: 144 });
    const head = [0xff, 0xd8, 0xff, 0xe0, 0, 4, 1, 2, 0xff, 0xff];
    expect(sizeOf('image/jpeg', bytes(head, [0xc2, 0, 11, 8, 1, 0, 2, 0, 3, 0, 0, 0]))).toEqual({
      width: 512,
      height: 256,
    });
    const webp = (kind: string, rest: number[]) => bytes('RIFF', [0, 0, 0, 0], 'WEBP', kind, [0, 0, 0, 0], rest);
    const fill = (list: number[]) => [...list, ...Array<number>(20).fill(0)];
    const small = { width: 16, height: 8 };
    expect(sizeOf('image/webp', webp('VP8X', fill([0, 0, 0, 0, 15, 0, 0, 7, 0, 0])))).toEqual(small);
    expect(sizeOf('image/webp', webp('VP8L', fill([0x2f, 15, 0xc0, 1, 0])))).toEqual(small);
    expect(sizeOf('image/webp', webp('VP8 ', fill([0, 0, 0, 0x9d, 1, 0x2a, 16, 0, 8, 0])))).toEqual(small);
  });

  it('refuses pictures that would unfold into more than a browser can hold, or into nothing', () => {
    const size = (width: number, height: number) => isTaken('image/png', pngOf(new Uint8Array(4), { width, height }));
    expect([size(10_000, 5_000), size(10_000, 5_001), size(0, 9), size(4_294_967_295, 4_294_967_295)]).toEqual([
      ...[true, false, false, false],
    ]);
    expect(isTaken('image/jpeg', bytes([0xff, 0xd8, 0xff, 0xda, 0, 8]))).toBe(false);
  });

  it('tells films from what only says so', () => {
    const mp4 = bytes([0, 0, 0, 24], 'ftypisom', [0, 0, 2, 0]);
    const webm = bytes([0x1a, 0x45, 0xdf, 0xa3, 0x9f, 0x42, 0x82, 0x84], 'webm', [0, 0]);
    const matroska = bytes([0x1a, 0x45, 0xdf, 0xa3, 0x9f, 0x42, 0x82, 0x88], 'matroska', [0, 0]);
    expect([isTaken('video/mp4', mp4), isTaken('video/webm', webm)]).toEqual([true, true]);
    expect([isTaken('video/mp4', webm), isTaken('video/webm', mp4), isTaken('video/webm', matroska)]).toEqual([
      ...[false, false, false],
    ]);
    expect(isTaken('video/mp4', text('<!doctype html><script>ftyp</script>'))).toBe(false);
  });

  it('tells an office document from an archive by what is inside', () => {
    const docx = zip('[Content_Types].xml', 'word/document.xml');
    expect([isTaken(DOCX, docx), isTaken(XLSX, docx), isTaken('application/zip', docx)]).toEqual([true, false, true]);
    expect(isTaken(DOCX, zip('word/document.xml'))).toBe(false);
    expect(isTaken(XLSX, zip('[Content_Types].xml', 'xl/workbook.xml'))).toBe(true);
    expect(isTaken('application/zip', docx.slice(0, docx.length - 10))).toBe(false);
    expect(isTaken('application/zip', text('PK\u0003\u0004 and nothing else that an archive has'))).toBe(false);
  });

  it('takes plain text in UTF-8, and no page that calls itself text', () => {
    for (const good of ['name,age\nZoë,9\n', '# Title\n\n<b>bold</b>', '\uFEFFa;b', 'if (a < b) <script>', 'مرحبا 🎓'])
      expect(isTaken('text/markdown', text(good)), good).toBe(true);
    for (const page of [
      '<!DOCTYPE html><p>Hi',
      ' \n<html>',
      '\uFEFF<script>alert(1)</script>',
      '<!-- a --> <!-- b --><svg onload=alert(1)>',
      '<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg"/>',
    ])
      expect(isTaken('text/plain', text(page)), page).toBe(false);
    expect(isTaken('text/plain', Uint8Array.from([72, 0, 105]))).toBe(false);
    expect(isTaken('text/csv', Uint8Array.from([0x5a, 0x6f, 0xeb]))).toBe(false);
  });

  it('is asked for the types that are taken, and for those alone', () => {
    expect(isTaken('text/plain; charset=utf-8', text('a'))).toBe(true);
    for (const type of ['image/svg+xml', 'text/html', 'application/javascript', '', 'video/mp4'])
      expect(isTaken(type, text('a')), type).toBe(false);
  });
});
