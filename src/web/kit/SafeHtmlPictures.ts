import { authFetch, onSessionEnd } from '#web/session.ts';

/** Uploaded pictures need the session, which an `img` does not send; and in a page without a server nothing else would answer. */
export const isUploaded = (source: string) => /^\/api\/(files|avatars)\//.test(source);

const shown = new Map<string, Promise<string>>();

async function fetchPicture(source: string): Promise<string> {
  const answer = await authFetch(source);
  if (!answer.ok) throw new Error(String(answer.status));
  return URL.createObjectURL(await answer.blob());
}

/** An address an `img` can show. A file never changes, so each is fetched once. */
export function pictureAddress(source: string): Promise<string> {
  if (!isUploaded(source)) return Promise.resolve(source);
  const known = shown.get(source);
  if (known) return known;
  const coming = fetchPicture(source);
  shown.set(source, coming);
  coming.catch(() => shown.delete(source));
  return coming;
}

// The next person at this screen has no business with them.
onSessionEnd(() => {
  for (const coming of shown.values()) coming.then(URL.revokeObjectURL, () => {});
  shown.clear();
});

/** Puts a picture into its place; one that does not come leaves its description. */
export async function showPicture(image: HTMLImageElement, source: string) {
  try {
    image.src = await pictureAddress(source);
    image.removeAttribute('data-missing');
  } catch {
    image.setAttribute('data-missing', '');
  }
}
