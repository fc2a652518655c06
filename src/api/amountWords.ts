/** A sign, a currency, digits with groups, hundredths: whatever people write an amount with. */
const AMOUNT = /^([-−]?)[^\d\s\w.,-]{0,3}([-−]?)(\d[\d.,’']*)[^\d\s\w.,-]{0,3}$/u;

function plainAmount(word: string): string {
  const [, before, after, digits] = AMOUNT.exec(word) ?? [];
  if (!digits) return word;
  const [, whole = digits, rest] = /^(.*?)(?:[.,](\d{1,2}))?$/.exec(digits) ?? [];
  const figures = whole.replace(/[.,’']/g, '');
  return `${before || after ? '-' : ''}${figures}${rest === undefined ? '' : `.${rest}`}`;
}

/**
 * What was typed into a search, with numbers and amounts as they are kept: "$1,200.50", "1.200,5" and "1’200" are
 * 1200.50, 1200.5 and 1200, "#70" is 70, and the sign in "599,66 $" says nothing more.
 */
export const amountsIn = (q: string): string =>
  q
    .split(/\s+/)
    .filter((word) => !/^\p{Sc}$/u.test(word))
    .map(plainAmount)
    .join(' ');
