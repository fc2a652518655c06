/** The beginning of a PNG of this size, and any bytes behind it: as much of a picture as a server looks at. */
export function pngOf(rest: Uint8Array, { width, height } = { width: 1, height: 1 }): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(33 + rest.length);
  const view = new DataView(bytes.buffer);
  bytes.set([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  view.setUint32(8, 13);
  bytes.set(new TextEncoder().encode('IHDR'), 12);
  view.setUint32(16, width);
  view.setUint32(20, height);
  bytes.set([8, 6], 24);
  bytes.set(rest, 33);
  return bytes;
}
