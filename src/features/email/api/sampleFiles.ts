import { type Cell, xlsxWriter } from '#api/xlsx.ts';
import type { SampleFile } from './sampleMails.ts';

const encoder = new TextEncoder();

/** The smallest document that says something. */
function pdfOf(text: string): Uint8Array<ArrayBuffer> {
  const shown = text
    .normalize('NFD')
    .replace(/[^\x20-\x7e]/g, '')
    .replace(/[()\\]/g, '\\$&');
  const stream = `BT /F1 16 Tf 60 760 Td (${shown}) Tj ET`;
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${stream.length} >>\nstream\n${stream}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
  ];
  let document = '%PDF-1.4\n';
  const places: number[] = [];
  for (const [index, body] of objects.entries()) {
    places.push(document.length);
    document += `${index + 1} 0 obj\n${body}\nendobj\n`;
  }
  const table = places.map((place) => `${String(place).padStart(10, '0')} 00000 n \n`).join('');
  const start = document.length;
  document += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${table}`;
  document += `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${start}\n%%EOF\n`;
  return encoder.encode(document);
}

function sheetOf([headings = [], ...rows]: Cell[][]): Uint8Array<ArrayBuffer> {
  const pieces: Uint8Array[] = [];
  const writer = xlsxWriter({ name: 'Sheet', headings: headings.map(String) }, (bytes) => pieces.push(bytes));
  writer.add(rows);
  writer.end();
  const whole = new Uint8Array(pieces.reduce((sum, one) => sum + one.length, 0));
  let at = 0;
  for (const one of pieces) {
    whole.set(one, at);
    at += one.length;
  }
  return whole;
}

/** Real small files: they open in whatever opens such files. */
export function contentOf([name, content]: SampleFile) {
  if (typeof content !== 'string') {
    return {
      name,
      type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
      content: sheetOf(content),
    };
  }
  const isPdf = name.endsWith('.pdf');
  return {
    name,
    type: isPdf ? 'application/pdf' : 'text/csv',
    content: isPdf ? pdfOf(content) : encoder.encode(content),
  };
}
