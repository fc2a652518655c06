const MOST = 5;
const keyOf = (person: number) => `lms-recent-searches-${person}`;

/** What somebody looked for on this device, newest first. */
export function recentSearches(person: number): string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(keyOf(person)) ?? '[]');
    return Array.isArray(kept) ? kept.filter((one) => typeof one === 'string').slice(0, MOST) : [];
  } catch {
    return [];
  }
}

export function rememberSearch(person: number, query: string) {
  const text = query.trim();
  if (!text) return;
  const others = recentSearches(person).filter((one) => one.toLowerCase() !== text.toLowerCase());
  try {
    localStorage.setItem(keyOf(person), JSON.stringify([text, ...others].slice(0, MOST)));
  } catch {
    // Without room to remember, there is nothing to show next time.
  }
}
