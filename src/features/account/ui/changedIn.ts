/** What was changed at this form, as it is sent: what another tab changed meanwhile stays. */
export const changedIn = <Sent extends object>(
  form: { isDirty: (field: keyof Sent) => boolean },
  sent: Sent,
): Partial<Sent> =>
  Object.fromEntries(Object.entries(sent).filter(([field]) => form.isDirty(field as keyof Sent))) as Partial<Sent>;
