/** Somebody else stored the same unique value a moment earlier. The drivers wrap the database's error in their own. */
export function isTaken(error: unknown): boolean {
  for (let at = error; at instanceof Error; at = at.cause) {
    if ((at as { code?: string }).code === '23505') return true;
  }
  return false;
}
