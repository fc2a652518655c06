import { z } from 'zod';
import { id, onceKey } from '#contract/ids.ts';
import { listBase, pageNumber, rowCount } from '#contract/list.ts';
import { BOARD_GLYPHS, CARD_DEEDS, COLOURS, COMMENT_LETTERS, TITLE_LETTERS } from './choices.ts';

const colour = z.enum(COLOURS, `Choose from ${COLOURS.join(', ')}.`);

const text = (most: number) => z.string('Write a text.').trim().max(most, `Use at most ${most} characters.`);
const needed = (most: number, message: string) =>
  z.string(message).trim().min(1, message).max(most, `Use at most ${most} characters.`);

const cardTitle = needed(TITLE_LETTERS, 'Give the card a title.');
const boardTitle = needed(80, 'Give the board a title.');
const labelName = needed(40, 'Give the label a name.');
const itemTitle = needed(300, 'Say what is to be done.');
const description = z.string('Write a text.').max(200_000, 'Use at most 200000 characters.');
const commentText = needed(COMMENT_LETTERS, 'Write a comment.');

/** A board goes by its number; those that come with the product by their word. */
export const boardId = z
  .union([z.number(), z.string()], 'Say which board: send its id.')
  .transform((given, context) => {
    const word = String(given).trim();
    if (word.length > 0 && word.length <= 100) return /^\d+$/.test(word) ? Number(word) : word;
    context.addIssue({ code: 'custom', message: 'Say which board: send its id.' });
    return z.NEVER;
  });
export type BoardId = number | string;
const boardIdOut = z.union([z.number(), z.string()]);

/** A day (2026-11-20) or a moment (2026-11-20T09:00:00Z). A day ends when it ends everywhere: its noon is stored. */
const due = z
  .string('Give a day.')
  .trim()
  .transform((given, context) => {
    const [, day = '', time] = /^(\d{4}-\d\d-\d\d)(T.*)?$/.exec(given) ?? [];
    const noon = new Date(`${day}T12:00:00Z`);
    const at = time === undefined ? noon : new Date(given);
    // Of a day that is not there the clock makes one of the next month.
    const isReal = ![noon, at].some((one) => Number.isNaN(one.getTime())) && noon.toISOString().startsWith(day);
    const year = at.getUTCFullYear();
    if (isReal && year >= 1900 && year <= 9999) return at.toISOString();
    context.addIssue({ code: 'custom', message: 'There is no such day.' });
    return z.NEVER;
  });
const noDue = z.literal('').transform(() => null);

// ---- the calls of the specification

/** A picture of ours: an address on this site and nowhere else. */
const ownPath = z
  .string('Give the address of a picture.')
  .max(500, 'Use at most 500 characters.')
  .regex(/^(\/(?![/\\])[^\s\\]*|tile:[\w-]{1,60})?$/, 'Give the address of a picture on this site.');

const given = z.object({ id: z.optional(id).catch(undefined) });
const sentAttachment = given.extend({ name: needed(200, 'Give the file a name.'), img: ownPath.default('') });
const sentComment = given.extend({ comment: commentText });
const sentPerson = given.extend({ title: text(200).default('') });
const labelTexts = z
  .array(labelName, 'Give a list of labels.')
  .max(20, 'A card has at most 20 labels.')
  .transform((names) =>
    names.filter((one, at) => names.findIndex((two) => two.toLowerCase() === one.toLowerCase()) === at),
  );

export const addTaskBody = z.object({
  data: z.object(
    {
      title: cardTitle,
      boardId,
      description: description.default(''),
      dueDate: z.union([due, noDue, z.null()]).optional(),
      coverImage: ownPath.nullable().optional(),
      key: onceKey,
    },
    'Send the card as data.',
  ),
});
export type NewTask = z.infer<typeof addTaskBody>['data'];

export const updateTaskBody = z.object({
  data: z.object(
    {
      id,
      title: cardTitle.optional(),
      description: description.optional(),
      labels: labelTexts.optional(),
      boardId: boardId.optional(),
      dueDate: z.union([due, noDue, z.null()]).optional(),
      coverImage: ownPath.nullable().optional(),
      attachments: z
        .array(sentAttachment, 'Give a list of files.')
        .max(100, 'A card has at most 100 files.')
        .optional(),
      comments: z.array(sentComment, 'Give a list of comments.').max(1_000, 'Send at most 1000 comments.').optional(),
      assignedTo: z.array(sentPerson, 'Give a list of people.').max(50, 'At most 50 people are on a card.').optional(),
    },
    'Send the card as data.',
  ),
});
export type TaskChange = z.infer<typeof updateTaskBody>['data'];

export const reorderBody = z.object({ data: z.object({ taskId: id, targetTaskId: id }, 'Say which cards.') });
export const taskBoardBody = z.object({
  data: z.object({ taskId: id, newBoardId: boardId }, 'Say which card and board.'),
});

const boardLook = {
  title: boardTitle,
  glyph: z.enum(BOARD_GLYPHS, `Choose from ${BOARD_GLYPHS.join(', ')}.`),
  colour,
  isDone: z.boolean('Say true or false.'),
  /** How many cards should stand here at most. It warns and never refuses. */
  wipLimit: z
    .number('Give a number.')
    .int('Give a whole number.')
    .min(1, 'At least 1.')
    .max(1_000, 'At most 1000.')
    .nullable(),
};
export const addBoardBody = z.object({
  data: z.object(
    { ...z.object(boardLook).partial().shape, title: boardTitle, key: onceKey },
    'Send the board as data.',
  ),
});
export type NewBoard = z.infer<typeof addBoardBody>['data'];

export const tasksQuery = z.object({
  page: z.optional(pageNumber),
  perPage: z.optional(rowCount),
});
export type TasksQuery = z.infer<typeof tasksQuery>;

export const board = z.object({
  id: boardIdOut,
  title: z.string(),
  glyph: z.enum(BOARD_GLYPHS),
  colour: z.enum(COLOURS),
  /** Cards on it count as done. */
  isDone: z.boolean(),
  wipLimit: z.number().nullable(),
  version: z.number(),
  orderVersion: z.number(),
});
export type Board = z.infer<typeof board>;
export const boardList = z.array(board);
export const oneBoard = z.object({ board });

export const task = z.object({
  id: z.number(),
  title: z.string(),
  description: z.string(),
  labels: z.array(z.string()),
  boardId: boardIdOut,
  dueDate: z.string().nullable(),
  coverImage: z.string().optional(),
  attachments: z.array(z.object({ id: z.number(), name: z.string(), img: z.string() })),
  comments: z.array(z.object({ id: z.number(), name: z.string(), img: z.string().nullable(), comment: z.string() })),
  assignedTo: z.array(z.object({ id: z.number(), title: z.string(), img: z.string().nullable() })),
  version: z.number(),
});
export type Task = z.infer<typeof task>;
export const taskList = z.array(task);
export const newTask = z.object({ newTask: task });
export const oneTask = z.object({ task });
/** What a deletion took along, and what brings it back for 30 days. */
export const boardGone = z.object({ id: boardIdOut, tasks: z.number(), token: z.string() });

// ---- boards

/** Body of PATCH /apps/kanban/boards/:id. With a version, a save over a newer one is refused. */
export const boardChange = z.object(boardLook).partial().extend({ version: z.number().int().optional() });
export type BoardChange = z.infer<typeof boardChange>;
/** The board goes before another one; before none it goes to the end. */
export const moveBoardBody = z.object({ id: boardId, beforeId: boardId.nullable().default(null) });
export const belongings = z.object({
  id: boardIdOut,
  tasks: z.number(),
  comments: z.number(),
  attachments: z.number(),
  checklist: z.number(),
});
export type BoardBelongings = z.infer<typeof belongings>;
export const restoreBody = z.object({ token: needed(100, 'Say what to bring back.') });
export const restored = z.object({ boards: z.array(boardIdOut), tasks: z.array(z.number()) });

// ---- the page

export const label = z.object({ id: z.number(), name: z.string(), colour: z.enum(COLOURS) });
export type Label = z.infer<typeof label>;
export const cardPerson = z.object({ id: z.number(), fullName: z.string(), avatar: z.string().nullable() });
export type CardPerson = z.infer<typeof cardPerson>;

/** What a card on a board shows. */
export const lightCard = z.object({
  id: z.number(),
  boardId: boardIdOut,
  /** Smaller stands higher, among the cards of one board. */
  rank: z.number(),
  title: z.string(),
  labels: z.array(label),
  dueDate: z.string().nullable(),
  /** `tile:<seed>` is drawn from its seed, anything else is the address of a picture. */
  cover: z.string().nullable(),
  attachments: z.number(),
  comments: z.number(),
  checklist: z.object({ done: z.number(), total: z.number() }),
  people: z.array(cardPerson),
  version: z.number(),
});
export type LightCard = z.infer<typeof lightCard>;

/** `total` is all of its cards, `matching` those the filters let through; of these up to 1,000 are sent. */
export const wholeBoard = z.object({
  boards: z.array(board.extend({ total: z.number(), matching: z.number() })),
  cards: z.array(lightCard),
  labels: z.array(label),
});
export type WholeBoard = z.infer<typeof wholeBoard>;

/**
 * Body of POST /apps/kanban/move. The card goes after one and before the other; the one that is still there counts when
 * its neighbour was moved away meanwhile. With neither it goes to the end of the board.
 */
export const moveBody = z.object({
  taskId: id,
  boardId,
  afterId: z.nullable(id).default(null),
  beforeId: z.nullable(id).default(null),
  key: onceKey,
});
export type Move = z.infer<typeof moveBody>;
/** When a board was renumbered the ranks of all its cards are new: read it again. */
export const moved = z.object({
  task: lightCard,
  boards: z.array(z.object({ id: boardIdOut, orderVersion: z.number() })),
  renumbered: z.boolean(),
});
export type Moved = z.infer<typeof moved>;

// ---- one card

export const attachment = z.object({
  id: z.number(),
  name: z.string(),
  type: z.string().nullable(),
  size: z.number().nullable(),
  url: z.string(),
  addedAt: z.string(),
});
export type Attachment = z.infer<typeof attachment>;
export const comment = z.object({
  id: z.number(),
  author: cardPerson.nullable(),
  text: z.string(),
  mentions: z.array(cardPerson),
  createdAt: z.string(),
  editedAt: z.string().nullable(),
  mayEdit: z.boolean(),
  mayDelete: z.boolean(),
});
export type Comment = z.infer<typeof comment>;
export const checklistItem = z.object({ id: z.number(), title: z.string(), isDone: z.boolean() });
export type ChecklistItem = z.infer<typeof checklistItem>;
export const historyEntry = z.object({
  id: z.number(),
  at: z.string(),
  by: cardPerson.nullable(),
  what: z.enum(CARD_DEEDS),
  /** from, to, name: what the sentence of the deed is filled in with. */
  detail: z.record(z.string(), z.string()),
});
export type HistoryEntry = z.infer<typeof historyEntry>;

export const card = lightCard.omit({ attachments: true, comments: true, checklist: true }).extend({
  description: z.string(),
  isDone: z.boolean(),
  attachments: z.array(attachment),
  comments: z.array(comment),
  checklist: z.array(checklistItem),
  /** The newest first; the newest 50. */
  history: z.array(historyEntry),
  createdAt: z.string(),
  createdBy: cardPerson.nullable(),
  changedAt: z.string(),
});
export type Card = z.infer<typeof card>;
export const oneCard = z.object({ task: card });
/** A creation on a card: the id of what was made, and the card with it. */
export const madeOnCard = z.object({ id: z.number(), task: card });

/** Body of PATCH /apps/kanban/tasks/:id: the fields that were changed, and the version they were changed from. */
export const cardChange = z.object({
  version: z.number('Say which version you started from.').int(),
  title: cardTitle.optional(),
  description: description.optional(),
  dueDate: z.union([due, z.null()]).optional(),
  cover: z
    .union([
      z.object({ tile: z.string().regex(/^[\w-]{1,60}$/, 'Use letters, digits and hyphens.') }),
      z.object({ fileId: id }),
      z.null(),
    ])
    .optional(),
});
export type CardChange = z.infer<typeof cardChange>;
export const cardGone = z.object({ id: z.number(), token: z.string() });

export const historyQuery = z.object({ page: listBase.shape.page, perPage: z._default(rowCount, 50) });
export const historyPage = z.object({ history: z.array(historyEntry), total: z.number() });

/** Mentioned people are told. In the text they stand by name. */
export const commentBody = z.object({
  text: commentText,
  mentions: z.array(id).max(50, 'Mention at most 50 people.').default([]),
});
export const newComment = commentBody.extend({ key: onceKey });
/** `at` is its place, counted from 0; left out, or past the others, it goes to the end. */
export const newItem = z.object({
  title: itemTitle,
  isDone: z.boolean('Say true or false.').default(false),
  at: z.number().int().min(0).optional(),
  key: onceKey,
});
export type NewItem = z.infer<typeof newItem>;
/** `seen` is the title that was read: with it, another one that somebody else gave meanwhile is not written over. */
export const itemChange = z.object({
  title: itemTitle.optional(),
  seen: text(300).optional(),
  isDone: z.boolean('Say true or false.').optional(),
});
export type ItemChange = z.infer<typeof itemChange>;
/** The item goes before another one; before none it goes to the end. */
export const moveItemBody = z.object({ beforeId: z.nullable(id).default(null) });
export const attachBody = z.object({ fileId: id });

// ---- labels

export const labelBody = z.object({ name: labelName, colour: colour.default('neutral') });
export const labelChange = z.object({ name: labelName, colour }).partial();
export const labelList = z.object({ labels: z.array(label.extend({ cards: z.number() })) });
export const oneLabel = z.object({ label });
export const labelGone = z.object({ id: z.number(), cards: z.number() });
