import { z } from 'zod/mini';

const IN_DIGITS = /^-?\d+(\.\d+)?$/;
const read = (given: unknown) => (typeof given === 'string' && IN_DIGITS.test(given) ? Number(given) : given);

/**
 * A number, or one written in digits, as addresses have it. Nothing else becomes one: `true` is not the first of its kind
 * and `[2]` not the second, or a wrong request would change or delete what nobody named. Above `most` it is that.
 */
export const numeral = (schema: z.core.$ZodType<number, number>, most = Number.POSITIVE_INFINITY) =>
  z.pipe(
    z.transform((given) => {
      const number = read(given);
      return typeof number === 'number' && number > most ? most : number;
    }),
    schema,
  ) as unknown as z.ZodMiniType<number, number>;
