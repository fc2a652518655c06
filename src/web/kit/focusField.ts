const WRONG = '[aria-invalid="true"], input[data-invalid="true"]';
const INSIDE = 'input:checked, input:not([type="hidden"]), textarea, select, button';

/** A group of choices is no field itself: the cursor goes to the first of them. */
function focusOn(found: HTMLElement) {
  found.focus();
  if (document.activeElement !== found) found.querySelector<HTMLElement>(INSIDE)?.focus();
}

/** In this form alone: another one on the page may have a field of the same path. */
export function focusField(form: HTMLFormElement | null, path: string) {
  const field = form?.querySelector<HTMLElement>(`[data-path="${CSS.escape(path)}"]`);
  if (field) focusOn(field);
}

/** The first field that is wrong, as they stand; otherwise what went wrong above them. */
export function focusWrong(form: HTMLFormElement | null, errors: object) {
  // A password's input and a group of choices are not marked as the others are.
  const fields = [...(form?.querySelectorAll<HTMLElement>(`${WRONG}, [data-path]`) ?? [])];
  const wrong = fields.find((field) => field.matches(WRONG) || (field.dataset.path ?? '') in errors);
  const first = wrong ?? form?.querySelector<HTMLElement>('[data-form-problems]');
  if (first) focusOn(first);
}
