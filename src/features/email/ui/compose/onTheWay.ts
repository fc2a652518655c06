import { isUploading } from '#web/kit/keptUploads.ts';
import { unclearIn } from './letter.ts';
import { dropLetter, editLetter, letterOf } from './letters.ts';

/** Pictures for the text of a letter belong to it, whether or not its text is on screen when they arrive. */
const coming = new Map<string, number>();

export const isOnTheWay = (key: string) => coming.has(key) || isUploading(key) === true;

/** Put away and saved: it is forgotten here once nothing is missing any more. */
export function letGo(key: string) {
  const letter = letterOf(key);
  if (letter?.place === 'away' && !letter.isDirty && !isOnTheWay(key) && !unclearIn(letter)) dropLetter(key);
}

const stay = (event: BeforeUnloadEvent) => event.preventDefault();

/** What the text of a letter tells of its pictures. */
export const picturesOf = (key: string) => ({
  note(by: 1 | -1) {
    const count = (coming.get(key) ?? 0) + by;
    if (count > 0) coming.set(key, count);
    else coming.delete(key);
    if (coming.size > 0) addEventListener('beforeunload', stay);
    else removeEventListener('beforeunload', stay);
    if (count === 0) letGo(key);
  },
  isWanted: () => letterOf(key) !== undefined,
  /** Its text is gone, or was made anew: the picture comes below what is written. */
  take(picture: string) {
    const letter = letterOf(key);
    if (letter) editLetter(key, { html: `${letter.html}<p>${picture}</p>` });
  },
});
