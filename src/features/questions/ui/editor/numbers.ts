/** A number as people type it: comma or point, a real minus, powers of ten. NaN when it is none. */
export function readNumber(typed: string): number {
  const plain = typed
    .trim()
    .replace(/[\s\u00a0\u202f]/g, '')
    .replace(/[\u2212\u2013]/g, '-')
    .replace(',', '.')
    .replace(/[×x*·]10\^?/i, 'e');
  return plain === '' ? Number.NaN : Number(plain);
}

/** A stored number in a field. */
export const writeNumber = (value: number) => String(value);
