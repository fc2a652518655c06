/** Where the finished questions of a person wait for the server. */
export const outboxName = (person: number) => `lms-questions-waiting:${person}`;

/** Whether some do: the list need not bring the code that sends them otherwise. */
export function hasWaiting(person: number): boolean {
  try {
    return (localStorage.getItem(outboxName(person)) ?? '[]') !== '[]';
  } catch {
    return false;
  }
}
