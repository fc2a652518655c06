import { and, count, desc, eq, inArray, lt } from 'drizzle-orm';
import type { Db } from '#api/db.ts';
import { fileUrl } from '#api/fileAccess.ts';
import { readFiles } from './messages.ts';
import { chatFiles, chatMessages } from './tables.ts';

/** What was sent in a chat, newest first: the files of so many messages. */
export async function listSharedFiles(db: Db, chatId: number, before: number | undefined, limit: number) {
  const found = await db
    .selectDistinct({ id: chatFiles.messageId })
    .from(chatFiles)
    .where(and(eq(chatFiles.chatId, chatId), before === undefined ? undefined : lt(chatFiles.messageId, before)))
    .orderBy(desc(chatFiles.messageId))
    .limit(limit + 1);
  const ids = found.slice(0, limit).map((one) => one.id);
  const [counted] = await db.select({ n: count() }).from(chatFiles).where(eq(chatFiles.chatId, chatId));
  const total = Number(counted?.n ?? 0);
  if (ids.length === 0) return { files: [], total, next: null };
  const [files, messages] = await Promise.all([
    readFiles(db, ids),
    db
      .select({ id: chatMessages.id, senderId: chatMessages.senderId, createdAt: chatMessages.createdAt })
      .from(chatMessages)
      .where(inArray(chatMessages.id, ids)),
  ]);
  const messageOf = new Map(messages.map((one) => [one.id, one]));
  return {
    files: files.map((file) => ({
      ...file,
      url: fileUrl(file.id, file.name),
      senderId: messageOf.get(file.messageId)?.senderId ?? null,
      time: messageOf.get(file.messageId)?.createdAt.toISOString() ?? '',
    })),
    total,
    next: found.length > limit ? (ids.at(-1) ?? null) : null,
  };
}
