import { readNumber as readingsOf } from '#contract/grading/readNumber.ts';
import { i18n } from '#web/i18n/i18n.ts';
import { decimalSign } from '#web/kit/amounts.ts';

/**
 * A number as people type it, read as it is when somebody answers. Of `12,500`, which can be two, it is the one that the
 * language means. NaN when it is none.
 */
export function readNumber(typed: string, language: string = i18n.language): number {
  const [asDecimal = Number.NaN, grouped] = readingsOf(typed);
  return grouped !== undefined && decimalSign(language) === '.' ? grouped : asDecimal;
}

/** A stored number in a field. */
export const writeNumber = (value: number) => String(value);
