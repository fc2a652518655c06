import { inflateSync } from 'node:zlib';

const HEAD = 44;
const ENTRY = 20;
const PLAIN_HEAD = 12;
const PLAIN_ENTRY = 16;
const padded = (length: number) => (length + 3) & ~3;

/**
 * The plain font in a WOFF file. The library reads WOFF too, but unpacks a whole table for every letter it looks up.
 */
export function plainFont(woff: Buffer): Buffer {
  const count = woff.readUInt16BE(12);
  const tables = Array.from({ length: count }, (_, index) => {
    const at = HEAD + index * ENTRY;
    const [offset, packed, length] = [4, 8, 12].map((part) => woff.readUInt32BE(at + part)) as [number, number, number];
    const content = woff.subarray(offset, offset + packed);
    return {
      tag: woff.subarray(at, at + 4),
      checksum: woff.readUInt32BE(at + 16),
      content: packed < length ? inflateSync(content) : content,
    };
  });
  const start = PLAIN_HEAD + count * PLAIN_ENTRY;
  const font = Buffer.alloc(tables.reduce((end, { content }) => end + padded(content.length), start));
  const power = Math.floor(Math.log2(count));
  font.writeUInt32BE(woff.readUInt32BE(4), 0);
  font.writeUInt16BE(count, 4);
  font.writeUInt16BE(2 ** power * 16, 6);
  font.writeUInt16BE(power, 8);
  font.writeUInt16BE((count - 2 ** power) * 16, 10);
  let end = start;
  for (const [index, { tag, checksum, content }] of tables.entries()) {
    const at = PLAIN_HEAD + index * PLAIN_ENTRY;
    tag.copy(font, at);
    font.writeUInt32BE(checksum, at + 4);
    font.writeUInt32BE(end, at + 8);
    font.writeUInt32BE(content.length, at + 12);
    content.copy(font, end);
    end += padded(content.length);
  }
  return font;
}
