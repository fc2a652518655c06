import type { ByteRange } from '#api/storage.ts';

/** The part that a `Range` header asks for. Several parts at once, or what is no range, gets the whole. */
export function rangeOf(header: string | undefined, size: number): ByteRange | 'outside' | undefined {
  const found = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header?.trim() ?? '');
  const [, from = '', to = ''] = found ?? [];
  if (!found || (from === '' && to === '')) return;
  if (from === '') {
    const length = Math.min(Number(to), size);
    return length > 0 ? { first: size - length, last: size - 1 } : 'outside';
  }
  const first = Number(from);
  const last = to === '' ? size - 1 : Math.min(Number(to), size - 1);
  if (to !== '' && Number(to) < first) return;
  return first < size ? { first, last } : 'outside';
}
