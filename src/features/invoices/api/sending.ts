import { and, eq, sql } from 'drizzle-orm';
import { type Doer, record } from '#api/audit.ts';
import type { Db } from '#api/db.ts';
import type { Deps, Mail } from '#api/deps.ts';
import { notFound, Refusal } from '#api/errors.ts';
import { noteSent } from '#api/invoiceStore.ts';
import { findReader } from '#api/language.ts';
import { invoiceLetter } from '#api/mails.ts';
import { directed } from '#api/mailWords/letter.ts';
import type { OneInvoice, SendBody } from '#features/invoices/contract.ts';
import { orders } from '#features/orders/api/tables.ts';
import { people } from '#features/people/api/tables.ts';
import { ensureLink } from './links.ts';
import { readInvoice, sheetOf } from './one.ts';
import { lockInvoice } from './queries.ts';
import { invoiceSubject } from './tell.ts';

export const pdfName = (id: number) => `invoice-${id}.pdf`;

/** The letter to the client, with the PDF where one can be made. Clients with an account here read it in their language. */
export async function invoiceMail(deps: Deps, sheet: OneInvoice, given: Omit<SendBody, 'mail'>): Promise<Mail> {
  const { invoice, sender } = sheet;
  const content = await deps.pdf?.invoice(sheet);
  const to = given.to ?? invoice.client.companyEmail;
  const client = await findReader(deps, sql`lower(${people.email}) = lower(${to})`);
  const language = client?.language ?? deps.policy.language;
  const letter = invoiceLetter(sheet, language);
  const mail = {
    to,
    subject: given.subject || letter.subject,
    text: `${given.message || letter.text}\n\n${invoice.link}\n\n${sender.name}`,
    ...(content ? { attachments: [{ name: pdfName(invoice.id), type: 'application/pdf', content }] } : {}),
  };
  // Words of one's own may be in any language.
  return given.message ? mail : directed(mail, language);
}

const NOT_MAILED =
  'The mail could not be sent, so nothing was changed. Check the address, and ask whoever runs this server.';

async function deliver(deps: Deps, mail: Mail) {
  try {
    await deps.mailer.send(mail);
  } catch (error) {
    // Messages of mail servers quote addresses; the code says enough.
    const { code, name } = error as Error & { code?: string };
    deps.log.error({ code: code ?? name }, 'mailing an invoice failed');
    throw new Refusal(502, NOT_MAILED);
  }
}

export const CANCELLED = 'The order of this invoice is cancelled: nothing is to be paid, so it is not sent.';

/** The order of a locked invoice is cancelled by nobody meanwhile: whoever does that waits for the invoice. */
export async function isOfCancelled(tx: Db, id: number): Promise<boolean> {
  return (await tx.$count(orders, and(eq(orders.invoiceId, id), eq(orders.status, 'cancelled')))) > 0;
}

/** Mails first, then notes it: a mail that fails leaves the invoice as it was. */
export async function sendInvoice(deps: Deps, doer: Doer, id: number, { mail, ...given }: SendBody) {
  const linked = await deps.db.transaction(async (tx) => {
    const invoice = await lockInvoice(tx, id);
    if (!invoice) throw notFound();
    if (await isOfCancelled(tx, id)) throw new Refusal(409, CANCELLED);
    return mail ? ensureLink(tx, invoice) : invoice;
  });
  const letter = mail ? await invoiceMail(deps, await sheetOf(deps, linked), given) : undefined;
  if (letter) await deliver(deps, letter);
  await deps.db.transaction(async (tx) => {
    const invoice = await lockInvoice(tx, id);
    if (!invoice) throw notFound();
    await noteSent(tx, id, doer.at);
    const subject = invoiceSubject(invoice);
    if (letter) await record(tx, doer, [{ action: 'invoice-sent', subject, detail: { to: letter.to } }]);
    else if (invoice.sentAt === null) await record(tx, doer, [{ action: 'invoice-marked-sent', subject }]);
  });
  const mailed = letter ? (letter.attachments ? 'with-pdf' : 'with-link') : 'not';
  return { ...(await readInvoice(deps, id)), mailed } as const;
}
