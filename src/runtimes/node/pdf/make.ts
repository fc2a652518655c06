import PDFDocument from 'pdfkit';
import type { OneInvoice } from '#features/invoices/contract.ts';
import { MARGIN, type Paper, pageNumbers } from './paper.ts';
import { drawSheet } from './sheet.ts';
import { writerOn } from './writer.ts';

function whole(doc: InstanceType<typeof PDFDocument>): Promise<Uint8Array<ArrayBuffer>> {
  const chunks: Buffer[] = [];
  return new Promise((resolve, reject) => {
    doc.on('data', (chunk: Buffer) => chunks.push(chunk));
    doc.on('end', () => resolve(new Uint8Array(Buffer.concat(chunks))));
    doc.on('error', reject);
  });
}

export async function makeInvoice(sheet: OneInvoice): Promise<Uint8Array<ArrayBuffer>> {
  const title = `Invoice #${sheet.invoice.id}`;
  const info = { Title: title, Author: sheet.sender.name };
  const doc = new PDFDocument({ size: 'A4', margin: 0, bufferPages: true, lang: 'en', font: '', info });
  const made = whole(doc);
  const width = doc.page.width - 2 * MARGIN;
  const paper: Paper = { doc, writer: writerOn(doc), left: MARGIN, width, y: MARGIN, head: undefined };
  drawSheet(paper, sheet);
  pageNumbers(paper, `${sheet.sender.name} · ${title}`);
  doc.end();
  return made;
}
