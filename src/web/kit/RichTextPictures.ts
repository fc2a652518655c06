import type { Editor } from '@tiptap/react';
import { i18n } from '#web/i18n/i18n.ts';
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

/** Sends pictures and puts each where the cursor was when it was given, wherever that has moved to meanwhile. */
export async function addPictures(
  editor: Editor,
  files: File[],
  again: (file: File) => void,
  where = editor.state.selection.to,
): Promise<void> {
  let at = where;
  const follow = ({ transaction }: { transaction: { mapping: { map: (place: number) => number } } }) => {
    at = transaction.mapping.map(at);
  };
  editor.on('transaction', follow);
  try {
    for (const file of files) {
      const refused = refusal(file);
      if (refused) {
        toast.failed(refused);
        continue;
      }
      try {
        const stored = await upload(file);
        if (editor.isDestroyed) return;
        editor
          .chain()
          .insertContentAt(at, { type: 'image', attrs: { src: stored.url, alt: wordsOf(file.name) } })
          .run();
      } catch (error) {
        toast.failed(error, { retry: () => again(file) });
      }
    }
  } finally {
    editor.off('transaction', follow);
  }
}
