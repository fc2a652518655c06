const END = 0x06054b50;
const END_BYTES = 22;
const ENTRY = 0x02014b50;
const ENTRY_BYTES = 46;
/** A remark behind the end has no more than this. */
const REMARK_BYTES = 65_535;
const MOST = 100_000;

/** Where the list of an archive ends: the end is found from behind. */
function endOf(view: DataView): number | undefined {
  const last = view.byteLength - END_BYTES;
  for (let at = last; at >= 0 && at >= last - REMARK_BYTES; at -= 1) {
    if (view.getUint32(at, true) === END) return at;
  }
  return;
}

/** The names in a ZIP archive, by its own list at the end; undefined for anything else. Nothing is unpacked. */
export function namesInZip(bytes: Uint8Array): string[] | undefined {
  const begins = String.fromCharCode(...bytes.subarray(0, 4));
  if (begins !== 'PK\x03\x04' && begins !== 'PK\x05\x06') return;
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const end = endOf(view);
  if (end === undefined) return;
  const names: string[] = [];
  const decoder = new TextDecoder();
  let at = view.getUint32(end + 16, true);
  while (at + ENTRY_BYTES <= end && names.length < MOST && view.getUint32(at, true) === ENTRY) {
    const length = view.getUint16(at + 28, true);
    names.push(decoder.decode(bytes.subarray(at + ENTRY_BYTES, at + ENTRY_BYTES + length)));
    at += ENTRY_BYTES + length + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
  }
  // An archive that names more than it lists is damaged, or laid out to look different to different programs.
  return names.length === view.getUint16(end + 10, true) ? names : undefined;
}
