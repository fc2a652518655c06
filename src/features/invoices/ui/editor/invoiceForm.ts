import { z } from 'zod';
import type { Line } from '#contract/invoice.ts';
import { typedCents } from '#contract/moneyRules.ts';
import { invoiceClient } from '#features/invoices/clientContract.ts';
import {
  type Invoice,
  type InvoiceBody,
  type InvoiceSettings,
  invoiceBody,
  invoiceLine,
} from '#features/invoices/contract.ts';
import { SERVICES } from '#features/invoices/listContract.ts';
import { uuid } from '#web/kit/uuid.ts';
import { daysAfter, today } from '../today.ts';

const formLine = invoiceLine.extend({
  /** Which line it is, wherever it is moved. */
  key: z.string(),
  priceCents: typedCents,
});

/** The invoice as it stands in the form: with its client whole, and lines that keep their names while they move. */
export const invoiceForm = invoiceBody.safeExtend({
  clientId: z.number('Choose a client.').min(1, 'Choose a client.'),
  client: invoiceClient.nullable(),
  lines: z.array(formLine).min(1, 'Add at least one line.').max(200, 'Use at most 200 lines.'),
});
export type InvoiceValues = z.input<typeof invoiceForm>;
export type FormLine = z.input<typeof formLine>;

export const blankLine = (taxBp: number): FormLine => ({
  key: uuid(),
  title: '',
  description: '',
  quantityMilli: 1000,
  priceCents: Number.NaN,
  discountBp: 0,
  taxBp,
});

export function newValues(settings: InvoiceSettings): InvoiceValues {
  const issuedDate = today();
  return {
    clientId: 0,
    client: null,
    issuedDate,
    dueDate: daysAfter(issuedDate, settings.termDays),
    service: SERVICES[0],
    currency: settings.currency,
    lines: [blankLine(settings.taxBp)],
    note: settings.note,
    salesperson: '',
    paymentMethod: 'Bank Account',
    showPaymentDetails: true,
    showNote: true,
  };
}

export const valuesOf = (invoice: Invoice): InvoiceValues => ({
  clientId: invoice.client.id ?? 0,
  client: invoice.client,
  issuedDate: invoice.issuedDate,
  dueDate: invoice.dueDate,
  service: invoice.service,
  currency: invoice.currency,
  // The same name each time, so that what was not touched is not taken for changed.
  lines: invoice.lines.map((line, place) => ({ ...line, key: `line-${place}` })),
  note: invoice.note,
  salesperson: invoice.salesperson,
  paymentMethod: invoice.paymentMethod,
  showPaymentDetails: invoice.showPaymentDetails,
  showNote: invoice.showNote,
});

/** As the server takes it. */
export function bodyOf({ client, lines, ...values }: z.output<typeof invoiceForm>): InvoiceBody {
  return { ...values, lines: lines.map(({ key, ...line }) => line) };
}

/** Left empty, so it is not stored: a line too many is no mistake. */
export const isBlank = ({ title, description = '', priceCents }: FormLine) =>
  title.trim() === '' && description.trim() === '' && !priceCents;

/** Without the lines that were left empty; the first stays, so that there is one to fill in. */
export function filledLines(lines: FormLine[]): FormLine[] {
  const filled = lines.filter((line) => !isBlank(line));
  return filled.length > 0 ? filled : lines.slice(0, 1);
}

const { quantityMilli, priceCents, discountBp, taxBp } = formLine.shape;
const counts = (figure: z.ZodType<number>, value: number | undefined) => figure.safeParse(value).data ?? 0;

/** For the sums that are shown while somebody types: what is no number yet, or cannot be, counts as nothing. */
export const countable = (line: FormLine): Line => ({
  quantityMilli: counts(quantityMilli, line.quantityMilli),
  priceCents: counts(priceCents, line.priceCents),
  discountBp: counts(discountBp, line.discountBp),
  taxBp: counts(taxBp, line.taxBp),
});
