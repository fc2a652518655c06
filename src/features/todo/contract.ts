import { z } from 'zod';
import { hue } from '#contract/hueRules.ts';
import type { Hue } from '#contract/hues.ts';
import { id, onceKey } from '#contract/ids.ts';
import { scope, TODO_FILTERS, todoMatch, zoneAsked } from './listContract.ts';

/** The tags that come with the product: everybody has them, in the colours they choose. */
export const BUILT_IN_TAGS = {
  team: 'ink',
  low: 'pine',
  medium: 'ochre',
  high: 'brick',
  update: 'sky',
} as const satisfies Record<string, Hue>;

const line = (most: number) => z.string('Write a text.').trim().max(most, `Use at most ${most} characters.`);

export const scopeQuery = z.object({ scope });

const within = (text: string) => {
  const year = new Date(text).getUTCFullYear();
  return year >= 1900 && year < 3000;
};
const CHOOSE_DAY = 'Choose a day between 1900 and 2999.';
/** A day, 2026-11-15, or a moment, 2026-11-15T08:00:00.000Z. */
const dayOrMoment = z
  .union(
    [z.iso.date(), z.iso.datetime({ offset: true })],
    'Give a day as 2026-11-15, or a moment as 2026-11-15T08:00:00Z.',
  )
  .refine(within, CHOOSE_DAY);
const moment = z.iso
  .datetime({ offset: true, error: 'Give a moment as 2026-11-15T08:00:00Z.' })
  .refine(within, CHOOSE_DAY);
/** An emptied field is none. */
const orNone = <T extends z.ZodType>(schema: T) =>
  z
    .literal('')
    .transform(() => null)
    .or(schema.nullable());

export const tagName = line(40).min(1, 'Name the tag.');
const tagNames = z
  .array(tagName, 'Give a list of tags.')
  .max(20, 'Use at most 20 tags.')
  .transform((names) => [...new Set(names)]);

export const REPEAT_EVERY = ['day', 'weekday', 'week', 'month', 'year'] as const;
export const taskRepeat = z.object({
  every: z.enum(REPEAT_EVERY, `Choose from ${REPEAT_EVERY.join(', ')}.`),
  interval: z
    .number('Give a number.')
    .int('Give a whole number.')
    .min(1, 'Give a number from 1 to 99.')
    .max(99, 'Give a number from 1 to 99.')
    .default(1),
  /** Nine o'clock stays nine o'clock there when clocks are changed. */
  timeZone: zoneAsked,
  /** The day of the month it began with, so that the 31st comes back after shorter months. */
  day: z.number().int().min(1).max(31).optional(),
});
export type TaskRepeat = z.infer<typeof taskRepeat>;

const person = z.object({ id: z.number(), fullName: z.string(), avatar: z.string().nullable() });
/** Somebody by id, as `{ id }`, or as the specification writes them: by name. */
const assigneeGiven = z
  .union(
    [
      z.pipe(
        id,
        z.transform((given) => ({ id: given })),
      ),
      z.object({ id }),
      // Without a name it is nobody.
      z.pipe(
        z.object({ id: z.null().optional(), fullName: line(200).default('') }),
        z.transform(({ fullName }) => (fullName ? { fullName } : null)),
      ),
    ],
    'Choose a person.',
  )
  .nullable();

const stepGiven = z.object({
  id: z.optional(id),
  title: line(300).min(1, 'Write what is to be done.'),
  isDone: z.boolean('Say true or false.').default(false),
});
const flag = z.boolean('Say true or false.');

/** What can be said of a task. Forms are checked with it too. */
export const taskFields = z.object({
  title: line(300).min(1, 'Write what is to be done.'),
  description: line(20_000).default(''),
  dueDate: orNone(dayOrMoment).default(null),
  assignee: assigneeGiven.default(null),
  tags: tagNames.default([]),
  isCompleted: flag.default(false),
  isDeleted: flag.default(false),
  isImportant: flag.default(false),
  subtasks: z.array(stepGiven, 'Give a list of steps.').max(100, 'Use at most 100 steps.').default([]),
  repeat: taskRepeat.nullable().default(null),
  remindAt: orNone(moment).default(null),
});
export type TaskFields = z.infer<typeof taskFields>;

/** Without the defaults: what is left out stays as it is. */
const bare = <T extends z.ZodType>(schema: z.ZodDefault<T>) => schema.unwrap().optional();
const { title, description, dueDate, assignee, tags, subtasks, repeat, remindAt } = taskFields.shape;
export const taskChange = z.object({
  id,
  title: title.optional(),
  description: bare(description),
  dueDate: bare(dueDate),
  assignee: bare(assignee),
  tags: bare(tags),
  isCompleted: flag.optional(),
  isDeleted: flag.optional(),
  isImportant: flag.optional(),
  subtasks: bare(subtasks),
  repeat: bare(repeat),
  remindAt: bare(remindAt),
});
export type TaskChange = z.infer<typeof taskChange>;

/** Body of POST /apps/todo/add-tasks. With the same key again it is added once. */
export const newTask = z.object({ task: taskFields, key: onceKey });
/** Body of POST /apps/todo/update-task. With the version it was made from, a newer one answers 409. */
export const updateTask = z.object({
  task: taskChange,
  version: z.number('Give a number.').int('Give a whole number.').optional(),
});

export const subtask = z.object({ id: z.number(), title: z.string(), isDone: z.boolean() });
export type Subtask = z.infer<typeof subtask>;
export const task = z.object({
  id: z.number(),
  title: z.string(),
  /** A day, a moment, or null. */
  dueDate: z.string().nullable(),
  description: z.string(),
  assignee: person.nullable(),
  tags: z.array(z.string()),
  isCompleted: z.boolean(),
  isDeleted: z.boolean(),
  isImportant: z.boolean(),
  owner: person,
  subtasks: z.array(subtask),
  repeat: taskRepeat.nullable(),
  /** The task that followed when this repeating one was done. */
  nextId: z.number().nullable(),
  remindAt: z.string().nullable(),
  completedAt: z.string().nullable(),
  deletedAt: z.string().nullable(),
  createdAt: z.string(),
  changedAt: z.string(),
  version: z.number(),
});
export type Task = z.infer<typeof task>;
export const oneTask = z.object({ task });
export const taskList = z.array(task);

/**
 * `matching` is how many tasks the list of this address holds, on all its pages. `all` is what the list shows without
 * a filter; of tags it is what is still to be done. `bin` is what emptying one's bin deletes: unlike the list of the bin
 * it is without what others wrote.
 */
export const todoCounts = z.object({
  matching: z.number(),
  all: z.number(),
  bin: z.number(),
  filters: z.record(z.enum(TODO_FILTERS), z.number()),
  tags: z.record(z.string(), z.number()),
});
export type TodoCounts = z.infer<typeof todoCounts>;

const eitherSide = (given: { beforeId?: number | undefined; afterId?: number | undefined }) =>
  (given.beforeId === undefined) !== (given.afterId === undefined);
const SAY_SIDE = { message: 'Send either beforeId or afterId.', path: ['beforeId'] };

/** Body of POST /apps/todo/move: to right before, or right after, another task in one's own order. */
export const moveBody = z
  .object({ taskId: id, beforeId: z.optional(id), afterId: z.optional(id) })
  .refine(eitherSide, SAY_SIDE);
export type Move = z.infer<typeof moveBody>;

export const newSubtask = z.object({ taskId: id, title: stepGiven.shape.title, key: onceKey });
/** Where it goes is said as in a move; what is left out stays. */
export const subtaskChange = z
  .object({
    id,
    title: stepGiven.shape.title.optional(),
    isDone: flag.optional(),
    beforeId: z.optional(id),
    afterId: z.optional(id),
  })
  .refine((given) => (given.beforeId === undefined && given.afterId === undefined) || eitherSide(given), SAY_SIDE);
export type SubtaskChange = z.infer<typeof subtaskChange>;

const which = { ids: z.array(id).max(10_000, 'Choose at most 10,000.').optional(), match: z.optional(todoMatch) };
export const TODO_ACTIONS = [
  'complete',
  'reopen',
  'important',
  'unimportant',
  'tag',
  'untag',
  'due',
  'delete',
  'restore',
  'purge',
] as const;
export type TodoAction = (typeof TODO_ACTIONS)[number];
const plain = TODO_ACTIONS.filter((one) => one !== 'tag' && one !== 'untag' && one !== 'due');
/** Body of POST /apps/todo/bulk. What it did can be taken back at /api/jobs/:id/undo, but for `purge`. */
export const todoBulk = z
  .discriminatedUnion(
    'action',
    [
      z.object({ action: z.enum(plain), ...which }),
      z.object({ action: z.enum(['tag', 'untag']), tag: tagName, ...which }),
      z.object({ action: z.literal('due'), dueDate: orNone(dayOrMoment), ...which }),
    ],
    'Choose what to do.',
  )
  .refine((bulk) => (bulk.ids === undefined) !== (bulk.match === undefined), {
    message: 'Send either ids or match.',
    path: ['ids'],
  });
export type TodoBulk = z.infer<typeof todoBulk>;

export const todoTag = z.object({
  name: z.string(),
  colour: hue,
  isBuiltIn: z.boolean(),
  /** Tasks with it that are still to be done. */
  count: z.number(),
});
export type TodoTag = z.infer<typeof todoTag>;
export const tagList = z.object({ tags: z.array(todoTag) });
export const oneTag = z.object({ tag: todoTag });
export const newTag = z.object({ name: tagName, colour: hue.default('graphite') });
/** Body of PATCH /apps/todo/tags: renaming renames it on all of one's own tasks. */
export const tagChange = z.object({ name: tagName, newName: tagName.optional(), colour: hue.optional() });
export const tagNamed = z.object({ name: tagName });
export const emptied = z.object({ deleted: z.number() });
