import { z } from 'zod';
import { REPEAT_EVERY, type Task, taskFields } from '#features/todo/contract.ts';
import type { Picked } from '#web/kit/addresses.ts';
import { meet } from '#web/kit/meet.ts';
import { deviceZone } from '#web/zone.ts';
import { dayOf, dueFrom, timeOf } from './dueDate.ts';
import type { NewTask, TaskPatch, Written } from './outgoing.ts';

const { title, description, tags, isImportant, isCompleted, dueDate } = taskFields.shape;

/** None, or one that the server takes. */
const day = z.string().refine((text) => dueDate.safeParse(text).success, 'Choose a day between 1900 and 2999.');

/** A step that was begun and left empty is none. */
const step = z.object({ id: z.number().optional(), title: z.string(), isDone: z.boolean().default(false) });

/** The fields as people fill them in: day and time apart, people as they were picked. */
export const taskForm = z.object({
  title,
  description: description.unwrap(),
  day,
  time: z.string(),
  remindDay: day,
  remindTime: z.string(),
  assignee: z.array(z.custom<Picked>()),
  tags: tags.unwrap(),
  isImportant: isImportant.unwrap(),
  isCompleted: isCompleted.unwrap(),
  subtasks: z.array(step),
  every: z.enum(['never', ...REPEAT_EVERY]),
  interval: z.coerce
    .number<number>('Give a number.')
    .int('Give a whole number.')
    .min(1, 'Give a number from 1 to 99.')
    .max(99, 'Give a number from 1 to 99.'),
});
export type FormInput = z.input<typeof taskForm>;
export type FormValues = z.output<typeof taskForm>;

export function formOf(task: Task | null, tag?: string): FormValues {
  const {
    dueDate: due,
    remindAt,
    repeat,
    assignee,
  } = task ?? {
    dueDate: null,
    remindAt: null,
    repeat: null,
    assignee: null,
  };
  return {
    title: task?.title ?? '',
    description: task?.description ?? '',
    day: due ? dayOf(due) : '',
    time: due ? timeOf(due) : '',
    remindDay: remindAt ? dayOf(remindAt) : '',
    remindTime: remindAt ? timeOf(remindAt) : '',
    assignee: assignee ? [{ ...assignee, email: '' }] : [],
    tags: task?.tags ?? (tag ? [tag] : []),
    isImportant: task?.isImportant ?? false,
    isCompleted: task?.isCompleted ?? false,
    subtasks: task?.subtasks ?? [],
    every: repeat?.every ?? 'never',
    interval: repeat?.interval ?? 1,
  };
}

/** Whom it was given to, as a task has them. */
export function personOf({ assignee: [picked] }: FormValues): Task['assignee'] {
  return picked?.id ? { id: picked.id, fullName: picked.fullName, avatar: picked.avatar ?? null } : null;
}

const NINE = '09:00';

/** What still comes as often goes on from the day of the month it began with, by the clocks it began by. */
function repeatOf({ every, interval }: FormValues, before: Task['repeat']): NewTask['repeat'] {
  if (every === 'never') return null;
  return before?.every === every ? { ...before, interval } : { every, interval, timeZone: deviceZone() };
}

/** A reminder on a day without a time comes in the morning. */
export function fieldsOf(values: FormValues, task: Task | null = null): NewTask {
  const { day, time, remindDay, remindTime, assignee, every, interval, subtasks, ...same } = values;
  const [person] = assignee;
  return {
    ...same,
    subtasks: subtasks.filter((one) => one.title.trim()),
    dueDate: dueFrom(day, time),
    remindAt: dueFrom(remindDay, remindTime || NINE),
    assignee: person?.id ? { id: person.id } : null,
    repeat: repeatOf(values, task?.repeat ?? null),
  };
}

/** What was changed of a task. The rest is not sent: others may have changed it meanwhile, or they alone may. */
export function changesOf(task: Task, values: FormValues): TaskPatch {
  const before = fieldsOf(formOf(task), task);
  const isChanged = ([name, value]: [string, unknown]) =>
    JSON.stringify(value) !== JSON.stringify(before[name as keyof NewTask]);
  return Object.fromEntries(Object.entries(fieldsOf(values, task)).filter(isChanged));
}

/** The fields as they are sent: what is sent together is one. Steps that the server has not heard of have no number yet. */
const sentOf = (values: FormValues) => {
  const { subtasks = [], ...rest } = fieldsOf(values);
  return { ...rest, subtasks: subtasks.map(({ title, isDone }) => [title, isDone]) };
};

/** Whether a change that waited would overwrite what was changed elsewhere since: the same was changed here and there. */
export const isContested = ({ began, typed }: Written, stands: Task) =>
  meet(sentOf(began), sentOf(typed), sentOf(formOf(stands))).isBoth;
