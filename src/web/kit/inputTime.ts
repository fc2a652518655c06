/** A moment as a field for a day and a time has it, in the person's own time: `2026-11-15T15:30`. */
export function inputTime(moment: number) {
  const date = new Date(moment);
  return new Date(moment - date.getTimezoneOffset() * 60_000).toISOString().slice(0, 16);
}
