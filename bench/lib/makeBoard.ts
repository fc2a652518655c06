// Fills the boards and one chat: the same rows for the same number, in PostgreSQL itself.
import type pg from 'pg';
import { share, withoutIndexes } from './make.ts';

const CARDS = `
  INSERT INTO kanban_cards (board_id, rank, title, due_date, cover, created_at, changed_at)
  SELECT (SELECT array_agg(id ORDER BY rank) FROM kanban_boards WHERE deleted_at IS NULL)
      [1 + floor(${share(81)} * (SELECT count(*) FROM kanban_boards WHERE deleted_at IS NULL))::int],
    i * 1048576,
    'Card ' || i || ': ' || ($1::text[])[1 + floor(${share(82)} * 6)::int],
    CASE WHEN ${share(83)} < 0.6 THEN now() + (${share(84)} - 0.3) * interval '40 days' END,
    CASE WHEN ${share(85)} < 0.1 THEN 'tile:' || i END, now(), now()
  FROM generate_series(1::bigint, $2::bigint) AS i`;

const LABELS = `
  INSERT INTO kanban_card_labels (card_id, label_id, position)
  SELECT i, (SELECT array_agg(id) FROM kanban_labels)[1 + floor(${share(86)} * (SELECT count(*) FROM kanban_labels))::int], 1
  FROM (SELECT id::bigint AS i FROM kanban_cards) AS numbered WHERE ${share(87)} < 0.7`;

const PEOPLE = `
  INSERT INTO kanban_card_people (card_id, person_id, position)
  SELECT i, (SELECT array_agg(id) FROM (SELECT id FROM people ORDER BY id LIMIT 12) AS first)[1 + floor(${share(88)} * 12)::int], 1
  FROM (SELECT id::bigint AS i FROM kanban_cards) AS numbered WHERE ${share(89)} < 0.8`;

const CHECKLISTS = `
  INSERT INTO kanban_checklist (card_id, position, title, is_done)
  SELECT i, position, 'Step ' || position, position < 3
  FROM (SELECT id::bigint AS i FROM kanban_cards) AS numbered, generate_series(1, 4) AS position
  WHERE ${share(90)} < 0.4`;

const TITLES = [
  'Order the books for the new year',
  'Repair the projector in room 12',
  'Write to the parents about the trip',
  'Go through the exam papers with the other teachers and agree on the marks before the conference',
  'New timetable',
  'Invite a speaker for the open day',
];

export async function makeCards(client: pg.ClientBase, total: number) {
  await client.query('DELETE FROM kanban_cards');
  await withoutIndexes(client, 'kanban_cards', async () => void (await client.query(CARDS, [TITLES, total])));
  for (const part of [LABELS, PEOPLE, CHECKLISTS]) await client.query(part);
  await client.query('ANALYZE');
}

const MESSAGES = `
  INSERT INTO chat_messages (chat_id, sender_id, text, created_at)
  SELECT $1, CASE WHEN ${share(91)} < 0.5 THEN $2::int ELSE $3::int END,
    'Message ' || i || repeat(' with some more words to read', floor(${share(92)} * 6)::int),
    now() - ($4::bigint - i) * interval '7 minutes'
  FROM generate_series(1::bigint, $4::bigint) AS i ORDER BY i`;

/** In the first chat of the demo's administrator; answers whom it is with. */
export async function makeMessages(client: pg.ClientBase, total: number): Promise<number> {
  const { rows } = await client.query<{ id: number; me: number; other: number }>(`
    SELECT chats.id, admin.id AS me, CASE WHEN low_id = admin.id THEN high_id ELSE low_id END AS other
    FROM chats JOIN people AS admin ON admin.email = 'admin@demo.com' AND admin.id IN (low_id, high_id)
    ORDER BY chats.id LIMIT 1`);
  const [chat] = rows;
  if (!chat) throw new Error('The demo has no chat.');
  const values = [chat.id, chat.me, chat.other, total];
  await withoutIndexes(client, 'chat_messages', async () => void (await client.query(MESSAGES, values)));
  await client.query(
    'UPDATE chats SET last_message_id = (SELECT max(id) FROM chat_messages WHERE chat_id = $1) WHERE id = $1',
    [chat.id],
  );
  await client.query(
    'UPDATE chat_members SET seen_id = (SELECT max(id) FROM chat_messages WHERE chat_id = $1) WHERE chat_id = $1',
    [chat.id],
  );
  await client.query('ANALYZE');
  return chat.id;
}
