import type { z } from 'zod';
import type { FieldErrors } from '#contract/errors.ts';
import { say } from '#web/i18n/messages.ts';

/** What the schema has to say about these values: the first message of each field, by its dotted path. */
export function schemaErrors(schema: z.ZodType | undefined, values: unknown): Record<string, string> {
  const read = schema?.safeParse(values);
  const errors: Record<string, string> = {};
  for (const issue of read?.error?.issues ?? []) {
    errors[issue.path.join('.')] ??= issue.message;
  }
  return errors;
}

function isField(values: unknown, path: string): boolean {
  let at: unknown = values;
  for (const step of path.split('.')) {
    if (typeof at !== 'object' || at === null || !(step in at)) return false;
    at = (at as Record<string, unknown>)[step];
  }
  return true;
}

/** What stands under a field, in the language of this moment: errors are kept as they came. */
export const inWords = (messages: string | string[]) => [messages].flat().map(say).join(' ');

/** The server's words go to the field they name; what names no field of this form is said above it. */
export function placeErrors(fields: FieldErrors, values: unknown) {
  const onFields: Record<string, string[]> = {};
  const above: string[] = [];
  for (const [path, messages] of Object.entries(fields)) {
    if (isField(values, path)) onFields[path] = messages;
    else above.push(...messages);
  }
  return { onFields, above };
}
