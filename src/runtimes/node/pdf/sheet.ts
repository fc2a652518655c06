import { lineTotals } from '#contract/invoice.ts';
import { unitsOf } from '#contract/money.ts';
import type { InvoiceLine, OneInvoice } from '#features/invoices/contract.ts';
import { METHODS, SERVICE_NAMES } from '#features/invoices/paperWords.ts';
import { BODY, block, ensure, flow, GREY, type Paper, rule, SMALL, STRONG } from './paper.ts';
import { lineHeight, type Style } from './writer.ts';

const DAY = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeZone: 'UTC' });
const dayText = (day: string) => DAY.format(new Date(`${day}T00:00:00Z`));
const percent = (bp: number) => (bp === 0 ? '–' : `${new Intl.NumberFormat('en-US').format(bp / 100)} %`);
const quantity = (milli: number) => new Intl.NumberFormat('en-US', { maximumFractionDigits: 3 }).format(milli / 1000);

type Money = (cents: number) => string;
const moneyIn = (currency: string): Money => {
  const format = new Intl.NumberFormat('en-US', { style: 'currency', currency });
  return (cents) => format.format(unitsOf(cents));
};

const TITLE: Style = { size: 20, weight: 600 };
const NAME: Style = { size: 13, weight: 600 };

function head(paper: Paper, { invoice, sender }: OneInvoice) {
  const { writer, left, width } = paper;
  const half = width / 2 - 10;
  const right = left + width - half;
  const top = paper.y;
  let y = top + writer.draw(sender.name, NAME, left, top, half) + 2;
  for (const line of [sender.address, sender.email, sender.contact, sender.taxId && `Tax ID ${sender.taxId}`]) {
    if (line) y += writer.draw(line, SMALL, left, y, half);
  }
  let other = top + writer.draw(`Invoice #${invoice.id}`, TITLE, right, top - 4, half, 'end');
  const facts = [
    `Issued ${dayText(invoice.issuedDate)}`,
    `Due ${dayText(invoice.dueDate)}`,
    invoice.orderId === null && `Service ${SERVICE_NAMES[invoice.service]}`,
    invoice.salesperson && `Salesperson ${invoice.salesperson}`,
    invoice.invoiceStatus === 'Draft' && 'Draft',
    invoice.isCancelled && 'Order cancelled',
  ];
  for (const fact of facts) if (fact) other += writer.draw(fact, BODY, right, other, half, 'end');
  paper.y = Math.max(y, other) + 14;
  rule(paper, 14);
}

/** A sum below zero is no demand. */
const dueName = (cents: number) => (cents < 0 ? 'In your favour' : 'Total due');

function parties(paper: Paper, { invoice, paymentDetails }: OneInvoice, money: Money) {
  const { client } = invoice;
  const { balanceCents } = invoice.totals;
  const half = paper.width / 2 - 10;
  const to = [client.name, client.company, client.address, client.country, client.companyEmail, client.contact];
  const end = block(paper, 'Bill to', to, paper.left, half);
  const asked = [
    `${dueName(balanceCents)} ${money(Math.abs(balanceCents))}`,
    `Payment by ${METHODS[invoice.paymentMethod]}`,
    paymentDetails.bankName && `Bank ${paymentDetails.bankName}`,
    paymentDetails.country,
    paymentDetails.iban && `IBAN ${paymentDetails.iban}`,
    paymentDetails.swiftCode && `SWIFT ${paymentDetails.swiftCode}`,
  ];
  const how = invoice.isCancelled ? ['Nothing is to be paid: the order is cancelled.'] : asked;
  const x = paper.left + paper.width - half;
  const other = invoice.showPaymentDetails ? block(paper, 'Payment details', how, x, half) : paper.y;
  paper.y = Math.max(end, other) + 18;
}

/** The width of each column but the first, which has what is left. */
const COLUMNS = [
  { name: 'Qty', width: 46 },
  { name: 'Price', width: 84 },
  { name: 'Discount', width: 52 },
  { name: 'Tax', width: 42 },
  { name: 'Amount', width: 92 },
];
const OTHERS = COLUMNS.reduce((sum, column) => sum + column.width, 0);
const PADDING = 6;

function row(paper: Paper, cells: string[], style: Style) {
  let x = paper.left + paper.width - OTHERS;
  for (const [index, { width }] of COLUMNS.entries()) {
    paper.writer.draw(cells[index] ?? '', style, x + PADDING, paper.y, width - PADDING, 'end');
    x += width;
  }
}

function tableHead(paper: Paper) {
  const style: Style = { ...SMALL, weight: 600 };
  paper.writer.draw('Item', style, paper.left, paper.y, 200);
  row(
    paper,
    COLUMNS.map((column) => column.name),
    style,
  );
  paper.y += lineHeight(style) + 4;
  rule(paper, 7);
}

function item(paper: Paper, line: InvoiceLine, money: Money) {
  const column = paper.width - OTHERS - PADDING;
  const title = paper.writer.linesOf(line.title, STRONG, column);
  const description = line.description ? paper.writer.linesOf(line.description, SMALL, column) : [];
  // The figures stay with the title and, where there is one, a first line of the description.
  ensure(paper, title.length * lineHeight(STRONG) + lineHeight(SMALL) + PADDING);
  const { netCents } = lineTotals(line);
  const figures = [quantity(line.quantityMilli), money(line.priceCents), percent(line.discountBp), percent(line.taxBp)];
  row(paper, [...figures, money(netCents)], BODY);
  flow(paper, title, STRONG, paper.left, column);
  flow(paper, description, SMALL, paper.left, column);
  paper.y += PADDING;
  rule(paper, 7);
}

function totals(paper: Paper, { invoice }: OneInvoice, money: Money) {
  const { subtotalCents, discountCents, taxCents, totalCents, paidCents } = invoice.totals;
  const balanceCents = invoice.isCancelled ? -paidCents : invoice.totals.balanceCents;
  const sums: [string, string, Style][] = [
    ['Subtotal', money(subtotalCents), BODY],
    ...(discountCents === 0 ? [] : [['Discount', money(-discountCents), BODY] as [string, string, Style]]),
    ['Tax', money(taxCents), BODY],
    ['Total', money(totalCents), STRONG],
    ...(invoice.isCancelled ? [['Order cancelled', money(-totalCents), BODY] as [string, string, Style]] : []),
    ...(paidCents === 0 ? [] : [['Paid', money(-paidCents), BODY] as [string, string, Style]]),
    [balanceCents < 0 ? 'In your favour' : 'Balance due', money(Math.abs(balanceCents)), { ...STRONG, size: 11 }],
  ];
  ensure(paper, sums.length * 18);
  const column = 220;
  const x = paper.left + paper.width - column;
  for (const [name, sum, style] of sums) {
    paper.writer.draw(name, { ...style, colour: style.weight ? '#2f2b3d' : GREY }, x, paper.y, 100);
    paper.writer.draw(sum, style, x + 100, paper.y, column - 100, 'end');
    paper.y += 18;
  }
  paper.y += 10;
}

function note(paper: Paper, { invoice }: OneInvoice) {
  if (!invoice.showNote || !invoice.note) return;
  ensure(paper, 60);
  paper.y += paper.writer.draw('Note', { ...SMALL, weight: 600 }, paper.left, paper.y, paper.width) + 2;
  flow(paper, paper.writer.linesOf(invoice.note, BODY, paper.width), BODY, paper.left, paper.width);
}

/** The whole invoice, from the sender to the note. */
export function drawSheet(paper: Paper, sheet: OneInvoice) {
  const money = moneyIn(sheet.invoice.currency);
  head(paper, sheet);
  parties(paper, sheet, money);
  tableHead(paper);
  paper.head = () => tableHead(paper);
  for (const line of sheet.invoice.lines) item(paper, line, money);
  paper.head = undefined;
  paper.y += 4;
  totals(paper, sheet, money);
  note(paper, sheet);
}
