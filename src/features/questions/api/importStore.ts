import { and, asc, eq, sql } from 'drizzle-orm';
import type { Db } from '#api/db.ts';
import type { Me } from '#api/deps.ts';
import { fileUrl } from '#api/fileAccess.ts';
import { plainName } from '#api/fileName.ts';
import { keepFile } from '#api/keepFile.ts';
import { oneAtATime } from '#api/oneAtATime.ts';
import { sha256Of } from '#api/storage.ts';
import { files } from '#features/files/api/tables.ts';
import type { QuestionBody } from '#features/questions/contract.ts';
import type { EmbeddedPicture } from '#features/questions/formats/parsed.ts';
import { categoryByPath } from './categories.ts';
import { changeHtml } from './clean.ts';
import type { RightRow } from './importRows.ts';
import { storeQuestions } from './store.ts';
import { questions } from './tables.ts';

/** A picture that came with the file. One that its owner has already is not stored again. */
async function keepPicture(tx: Db, me: Me, picture: EmbeddedPicture, now: Date) {
  const name = plainName(picture.name, picture.type);
  const sha256 = await sha256Of(picture.content);
  const [same] = await tx
    .select({ id: files.id })
    .from(files)
    .where(
      and(
        eq(files.ownerId, me.id),
        eq(files.name, name),
        eq(files.size, picture.content.length),
        sql`coalesce(${files.sha256}, encode(sha256(${files.content}), 'hex')) = ${sha256}`,
      ),
    )
    .limit(1);
  const { id } = same ?? (await keepFile(tx, me.id, picture, now));
  return { id, url: fileUrl(id, name) };
}

async function withPictures(tx: Db, me: Me, row: RightRow, now: Date) {
  const kept: { id: number; url: string }[] = [];
  for (const picture of row.pictures) kept.push(await keepPicture(tx, me, picture, now));
  if (kept.length === 0) return { question: row.question, kept };
  const question = changeHtml(row.question, (html) =>
    html.replace(/(\ssrc=)["']@@FILE:(\d+)@@["']/g, (_, before: string, place: string) => {
      return `${before}"${kept[Number(place)]?.url ?? ''}"`;
    }),
  );
  return { question, kept };
}

/** What this person stored with the same import before, when its answer was lost. */
export async function importedAs(tx: Db, me: Me, importKey: string): Promise<number[]> {
  await oneAtATime(tx, me.id);
  const stored = await tx
    .select({ id: questions.id })
    .from(questions)
    .where(and(eq(questions.importKey, importKey), eq(questions.authorId, me.id)))
    .orderBy(asc(questions.id));
  return stored.map((one) => one.id);
}

/** Stores what is right, in the order of the file, with the categories and pictures it needs. */
export async function storeImport(
  tx: Db,
  me: Me,
  rows: RightRow[],
  below: number | null,
  now: Date,
  importKey: string,
): Promise<number[]> {
  const known = new Map<string, number | null>();
  const brought = new Set<number>();
  const bodies: (QuestionBody & { importKey: string })[] = [];
  for (const row of rows) {
    const key = JSON.stringify(row.categoryPath);
    if (!known.has(key)) known.set(key, await categoryByPath(tx, below, row.categoryPath, now));
    const { question, kept } = await withPictures(tx, me, row, now);
    for (const { id } of kept) brought.add(id);
    bodies.push({ ...question, status: question.status ?? 'draft', categoryId: known.get(key) ?? null, importKey });
  }
  return storeQuestions(tx, me, bodies, now, brought);
}
