import { type Context, Hono } from 'hono';
import { can } from '#api/access.ts';
import { doerOf, record } from '#api/audit.ts';
import type { Env } from '#api/deps.ts';
import { says, sentAs } from '#api/describe.ts';
import { whoAsks } from '#api/me.ts';
import { sendTable, TABLE } from '#api/tableFile.ts';
import { valid } from '#api/valid.ts';
import type { QuestionExport, QuestionFormat } from '#features/questions/choices.ts';
import { exportCheck, questionExport, questionExportBody } from '#features/questions/contract.ts';
import type { QuestionMatch } from '#features/questions/listContract.ts';
import { checkExport, chosenQuestions, exportPieces, exportTable } from './export.ts';

const FILES: Record<QuestionFormat, { type: string; ending: string }> = {
  gift: { type: 'text/plain; charset=utf-8', ending: 'gift.txt' },
  aiken: { type: 'text/plain; charset=utf-8', ending: 'aiken.txt' },
  'moodle-xml': { type: 'application/xml; charset=utf-8', ending: 'xml' },
  csv: { type: 'text/csv; charset=utf-8', ending: 'csv' },
};

const EXPORTED = { 200: sentAs(...Object.values(FILES).map(({ type }) => type), ...TABLE[200].types) };

const CHUNK = 64 * 1024;

/** Bytes of a text that comes in pieces, made when the other end has taken those before. */
function bytesOf(pieces: AsyncGenerator<string>): ReadableStream<Uint8Array<ArrayBuffer>> {
  const encoder = new TextEncoder();
  return new ReadableStream({
    async pull(controller) {
      let text = '';
      let done: boolean | undefined = false;
      while (!done && text.length < CHUNK) {
        const piece = await pieces.next();
        done = piece.done;
        text += piece.value ?? '';
      }
      if (text !== '') controller.enqueue(encoder.encode(text));
      if (done) controller.close();
    },
    async cancel() {
      await pieces.return(undefined);
    },
  });
}

interface Asked {
  format: QuestionExport;
  match: QuestionMatch;
  ids: number[] | undefined;
}

async function sendExport(c: Context<Env>, { format, match, ids }: Asked) {
  const { db, clock } = c.var.deps;
  const which = await chosenQuestions(db, match, ids, clock());
  const subject = { type: 'list', id: null, name: 'questions' } as const;
  const detail = { format, ...(ids ? { chosen: ids.length } : { match }) };
  await record(db, doerOf(c), [{ action: 'questions-exported', subject, detail }]);
  if (format === 'xlsx') return sendTable(c, { name: 'questions', format, ...(await exportTable(db, which)) });
  const { type, ending } = FILES[format];
  c.header('Content-Type', type);
  c.header('Content-Disposition', `attachment; filename="questions-${clock().toISOString().slice(0, 10)}.${ending}"`);
  return c.body(bytesOf(exportPieces(c.var.deps, whoAsks(c), format, which)));
}

export const questionExportRoutes = new Hono<Env>()
  .get(
    '/api/questions/export',
    can('read', 'Question'),
    says(
      'Questions',
      'Download questions as GIFT, Aiken, Moodle XML, CSV or XLSX',
      EXPORTED,
      'Takes what the list takes, or `ids` with commas between them.',
    ),
    valid('query', questionExport),
    (c) => {
      const { format, ids, ...match } = c.req.valid('query');
      return sendExport(c, { format, match, ids });
    },
  )
  .post(
    '/api/questions/export',
    can('read', 'Question'),
    says(
      'Questions',
      'Download questions as GIFT, Aiken, Moodle XML, CSV or XLSX, by id',
      EXPORTED,
      'Takes up to 10,000 ids, more than an address holds.',
    ),
    valid('json', questionExportBody),
    (c) => sendExport(c, { match: { q: '' }, ...c.req.valid('json') }),
  )
  .get(
    '/api/questions/export/check',
    can('read', 'Question'),
    says(
      'Questions',
      'Say what an export will not hold',
      { 200: exportCheck },
      'Takes what the list takes, or `ids` with commas between them.',
    ),
    valid('query', questionExport),
    async (c) => {
      const { db, clock } = c.var.deps;
      const { format, ids, ...match } = c.req.valid('query');
      return c.json(await checkExport(db, format, await chosenQuestions(db, match, ids, clock())));
    },
  )
  .post(
    '/api/questions/export/check',
    can('read', 'Question'),
    says(
      'Questions',
      'Say what an export will not hold, by id',
      { 200: exportCheck },
      'Takes up to 10,000 ids, more than an address holds.',
    ),
    valid('json', questionExportBody),
    async (c) => {
      const { db, clock } = c.var.deps;
      const { format, ids } = c.req.valid('json');
      return c.json(await checkExport(db, format, await chosenQuestions(db, { q: '' }, ids, clock())));
    },
  );
