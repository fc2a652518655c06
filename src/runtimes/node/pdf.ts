import type { Deps } from '#api/deps.ts';

/** Made by a library that only those who need it wait for. */
export const pdf: NonNullable<Deps['pdf']> = {
  async invoice(sheet) {
    const { makeInvoice } = await import('./pdf/make.ts');
    return makeInvoice(sheet);
  },
};
