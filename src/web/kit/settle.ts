import type { ZodForm } from './form.tsx';
import { meet } from './meet.ts';

/** What was sent is stored and gives way to `next`; what was typed or chosen since stays, and is still to be sent. */
export function settle<Values extends object>(form: ZodForm<Values>, sent: Values, next: Values) {
  form.setValues(meet(sent, form.getValues(), next).values);
  form.resetDirty(next);
}
