import type { Editor } from '@tiptap/react';
import { i18n } from '#web/i18n/i18n.ts';
import { getSession } from '#web/session.ts';
import type { TakesLate } from './comingPictures.ts';
import { formatBytes } from './format.ts';
import { toast } from './toast.ts';
import { refusedBecause, SERVER_LIMITS, typeNames } from './uploads.ts';
import { upload } from './useUploads.ts';

export const PICTURE_TYPES = ['image/png', 'image/jpeg', 'image/gif', 'image/webp'];
const LIMITS = { ...SERVER_LIMITS, accept: PICTURE_TYPES };

export const picturesIn = (files: FileList | undefined) =>
  [...(files ?? [])].filter((file) => file.type.startsWith('image/'));

/** "diagram of a cell" from diagram-of-a-cell.png: a beginning for the description. A pasted picture is just "image". */
function wordsOf(name: string) {
  const words = name.replace(/\.[^.]+$/, '').replace(/[-_]+/g, ' ');
  return /^(image|img|picture|screenshot)?[\d ]*$/i.test(words) ? '' : words;
}

function refusal(file: File): string | undefined {
  const why = refusedBecause(file, LIMITS);
  if (why === 'tooBig')
    return i18n.t('kit:upload.tooBig', {
      name: file.name,
      size: formatBytes(file.size),
      limit: formatBytes(LIMITS.most),
    });
  if (why === 'wrongType') return i18n.t('kit:upload.wrongType', { name: file.name, types: typeNames(LIMITS.accept) });
  return undefined;
}

/** Made in a document of its own, where nothing is fetched. */
function htmlOf(src: string, alt: string) {
  const image = document.implementation.createHTMLDocument().createElement('img');
  image.setAttribute('src', src);
  image.setAttribute('alt', alt);
  return image.outerHTML;
}

interface Ends {
  again: (file: File) => void;
  /** The editor is gone: whoever has the text takes the picture. */
  late: TakesLate | null;
}

/** Sends pictures and puts each where the cursor was when it was given, wherever that has moved to meanwhile. */
export async function addPictures(editor: Editor, files: File[], ends: Ends, where?: number): Promise<void> {
  let at = where ?? editor.state.selection.to;
  const follow = ({ transaction }: { transaction: { mapping: { map: (place: number) => number } } }) => {
    at = transaction.mapping.map(at);
  };
  const person = getSession()?.id;
  /** The text is gone, or whoever chose the pictures: nothing of theirs is stored as somebody else's. */
  const isOver = () => getSession()?.id !== person || (editor.isDestroyed && !ends.late?.isWanted());
  editor.on('transaction', follow);
  try {
    for (const file of files) {
      if (isOver()) return;
      const refused = refusal(file);
      if (refused) {
        toast.failed(refused);
        continue;
      }
      try {
        const stored = await upload(file);
        if (isOver()) return;
        const attrs = { src: stored.url, alt: wordsOf(file.name) };
        if (editor.isDestroyed) ends.late?.take(htmlOf(attrs.src, attrs.alt));
        else editor.chain().insertContentAt(at, { type: 'image', attrs }).run();
      } catch (error) {
        if (isOver()) return;
        const more = { detail: file.name };
        toast.failed(error, editor.isDestroyed ? more : { ...more, retry: () => ends.again(file) });
      }
    }
  } finally {
    editor.off('transaction', follow);
  }
}
