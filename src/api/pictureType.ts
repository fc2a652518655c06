export interface Size {
  width: number;
  height: number;
}

export interface Picture extends Size {
  type: 'image/png' | 'image/jpeg' | 'image/gif' | 'image/webp';
}

const letters = (bytes: Uint8Array, from: number, to: number) => String.fromCharCode(...bytes.subarray(from, to));
const viewOf = (bytes: Uint8Array) => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);

function png(bytes: Uint8Array): Size | undefined {
  if (letters(bytes, 0, 8) !== '\x89PNG\r\n\x1a\n' || letters(bytes, 12, 16) !== 'IHDR' || bytes.length < 33) return;
  const view = viewOf(bytes);
  return { width: view.getUint32(16), height: view.getUint32(20) };
}

function gif(bytes: Uint8Array): Size | undefined {
  if (!/^GIF8[79]a$/.test(letters(bytes, 0, 6)) || bytes.length < 13) return;
  const view = viewOf(bytes);
  return { width: view.getUint16(6, true), height: view.getUint16(8, true) };
}

/** The marks after which a picture's size stands; C4, C8 and CC among them mean other things. */
const isFrame = (mark: number) => mark >= 0xc0 && mark <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(mark);
/** Marks that stand alone. */
const isBare = (mark: number) => mark === 0x01 || (mark >= 0xd0 && mark <= 0xd8);

function jpeg(bytes: Uint8Array): Size | undefined {
  if (letters(bytes, 0, 3) !== '\xff\xd8\xff') return;
  const view = viewOf(bytes);
  for (let at = 2; at + 9 <= bytes.length; ) {
    if (bytes[at] !== 0xff) return;
    const mark = bytes[at + 1] ?? 0;
    if (mark === 0xff) at += 1;
    else if (isFrame(mark)) return { width: view.getUint16(at + 7), height: view.getUint16(at + 5) };
    else if (isBare(mark)) at += 2;
    // The picture itself begins, and nothing said how large it is.
    else if (mark === 0xda || mark === 0xd9) return;
    else at += 2 + Math.max(2, view.getUint16(at + 2));
  }
  return;
}

const uint24 = (bytes: Uint8Array, at: number) =>
  (bytes[at] ?? 0) | ((bytes[at + 1] ?? 0) << 8) | ((bytes[at + 2] ?? 0) << 16);

function webp(bytes: Uint8Array): Size | undefined {
  if (letters(bytes, 0, 4) !== 'RIFF' || letters(bytes, 8, 12) !== 'WEBP' || bytes.length < 30) return;
  const view = viewOf(bytes);
  const kind = letters(bytes, 12, 16);
  if (kind === 'VP8X') return { width: uint24(bytes, 24) + 1, height: uint24(bytes, 27) + 1 };
  if (kind === 'VP8L' && bytes[20] === 0x2f) {
    const bits = view.getUint32(21, true);
    return { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 };
  }
  if (kind === 'VP8 ' && letters(bytes, 23, 26) === '\x9d\x01\x2a') {
    return { width: view.getUint16(26, true) & 0x3fff, height: view.getUint16(28, true) & 0x3fff };
  }
  return;
}

const READERS = { 'image/png': png, 'image/jpeg': jpeg, 'image/gif': gif, 'image/webp': webp };
const TYPES = Object.keys(READERS) as Picture['type'][];

/** What picture this is and how large, from its first bytes alone: nothing is unpacked. */
export function pictureOf(bytes: Uint8Array): Picture | undefined {
  for (const type of TYPES) {
    const size = READERS[type](bytes);
    if (size) return size.width > 0 && size.height > 0 ? { type, ...size } : undefined;
  }
  return;
}
