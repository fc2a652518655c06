import { router } from '#web/router.ts';
import { getSession } from '#web/session.ts';
import { pageAt } from './routed.ts';

/** Texts somebody used on this device, newest first. */
function recent(name: 'searches' | 'pages', most: number) {
  const keyOf = (person: number) => `lms-recent-${name}-${person}`;
  function read(person: number): string[] {
    try {
      const kept: unknown = JSON.parse(localStorage.getItem(keyOf(person)) ?? '[]');
      return Array.isArray(kept) ? kept.filter((one) => typeof one === 'string').slice(0, most) : [];
    } catch {
      return [];
    }
  }
  function remember(person: number, text: string) {
    const others = read(person).filter((one) => one.toLowerCase() !== text.toLowerCase());
    try {
      localStorage.setItem(keyOf(person), JSON.stringify([text, ...others].slice(0, most)));
    } catch {
      // Without room to remember, there is nothing to show next time.
    }
  }
  return { read, remember };
}

export const recentSearches = recent('searches', 5);
/** By what the catalogue of pages calls them: one is the open one. */
export const recentPages = recent('pages', 6);

function rememberPage() {
  const person = getSession();
  const page = pageAt(router.state.location.pathname);
  // What somebody looks at as another person is not what that person opened.
  if (person && !person.viewer && page) recentPages.remember(person.id, page.target);
}

// From when the search has come, which is soon after the page.
rememberPage();
router.subscribe('onResolved', rememberPage);
