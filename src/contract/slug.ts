/** An address takes so many letters of a title. */
export const SLUG_LETTERS = 100;

/** Letters without accents, digits and single hyphens: what an address can say without escaping. */
export function slugOf(title: string): string {
  return title
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .replace(/ß/g, 'ss')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, SLUG_LETTERS)
    .replace(/^-+|-+$/g, '');
}
