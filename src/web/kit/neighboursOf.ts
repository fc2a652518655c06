/** The ways from one thing of a list to those before and after it; none at all when it does not stand there. */
export function neighboursOf<T>(list: readonly T[], here: T | undefined, go: (to: T) => void) {
  const at = here === undefined ? -1 : list.indexOf(here);
  if (at < 0) return undefined;
  const wayTo = (to: T | undefined) => (to === undefined ? undefined : () => go(to));
  return { previous: wayTo(list[at - 1]), next: wayTo(list[at + 1]) };
}
