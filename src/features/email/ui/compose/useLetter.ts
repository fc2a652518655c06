import { useState } from 'react';
import { MOST_FILE_BYTES, MOST_FILES } from '#features/email/choices.ts';
import type { StoredFile } from '#features/files/contract.ts';
import { api, ask } from '#web/client.ts';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { confirm } from '#web/kit/confirm.ts';
import { formatBytes } from '#web/kit/format.ts';
import { toast } from '#web/kit/toast.ts';
import { SERVER_LIMITS } from '#web/kit/uploads.ts';
import { stopUploads, useUploads } from '#web/kit/useUploads.ts';
import { again } from '../again.ts';
import { looksRight } from './checks.ts';
import { isEmptyLetter, type Letter, type Recipients, unclearIn } from './letter.ts';
import { addLetter, dropLetter, editLetter, letterOf, noteLetter } from './letters.ts';
import { isOnTheWay, letGo, picturesOf } from './onTheWay.ts';
import { saveLetter, settled } from './saving.ts';
import { sendLetter } from './sending.ts';

/** All that can be done with a letter. */
export function useLetter(letter: Letter) {
  const { t } = useTranslation('email');
  const { key } = letter;
  const [problem, setProblem] = useState<{ field: Recipients; text: string } | null>(null);
  const [pictures] = useState(() => picturesOf(key));
  const put = ({ id, name, size, type, url }: StoredFile) =>
    editLetter(key, { files: [...(letterOf(key)?.files ?? []), { id, name, size, type, url }] });
  const uploads = useUploads(SERVER_LIMITS, put, {
    owner: key,
    onStored: put,
    onLost(file, why) {
      toast.failed(why, { detail: file.name });
      letGo(key);
    },
  });

  function attach(files: File[]) {
    const sending = uploads.sending.filter((one) => !one.problem);
    const bytes = [...letter.files, ...sending.map((one) => one.file), ...files].reduce(
      (sum, one) => sum + one.size,
      0,
    );
    if (letter.files.length + sending.length + files.length > MOST_FILES)
      toast.failed(t('letters:files.tooMany', { number: MOST_FILES }));
    else if (bytes > MOST_FILE_BYTES) toast.failed(t('letters:files.tooLarge', { size: formatBytes(MOST_FILE_BYTES) }));
    else uploads.send(files);
  }

  /** What is on its way up would be left behind. */
  function isUploading() {
    const is = isOnTheWay(key);
    if (is) toast.failed(t('letters:checks.uploading'));
    return is;
  }

  /** Words that are nobody would be left out. */
  function hasUnclear() {
    const found = unclearIn(letterOf(key) ?? letter);
    if (found) setProblem({ field: found.field, text: t('letters:checks.unclear', { text: found.text }) });
    return found !== undefined;
  }

  async function send(sendAt: string | null = null) {
    if (letter.to.length + letter.cc.length + letter.bcc.length === 0) {
      setProblem({ field: 'to', text: t('letters:checks.nobody') });
      return false;
    }
    if (hasUnclear() || isUploading()) return false;
    if (!(await looksRight(letter))) return false;
    await sendLetter(key, sendAt);
    return true;
  }

  async function discard() {
    const isEmpty = isEmptyLetter(letter);
    if (!isEmpty) {
      const question = letter.subject ? t('discard.named', { subject: letter.subject }) : t('discard.question');
      const sure = await confirm({ question, detail: t('discard.detail'), verb: t('discard.verb'), danger: true });
      if (!sure) return;
    }
    stopUploads(key);
    await settled(key);
    const { draftId: id, isKnown } = letterOf(key) ?? letter;
    dropLetter(key);
    if (id === undefined && !isKnown) return;
    try {
      if (id !== undefined) await ask(api.apps.email.drafts[':id'].$delete({ param: { id } }));
      await again();
    } catch (error) {
      if (!isEmpty) toast.failed(error);
    }
  }

  return {
    uploads,
    pictures,
    attach,
    problem,
    /** What stands in a field and is nobody yet. */
    type(field: Recipients, text: string) {
      noteLetter(key, { typed: { ...letterOf(key)?.typed, [field]: text } });
      setProblem((before) => (before?.field === field ? null : before));
    },
    edit: (patch: Partial<Letter>) => {
      if (patch.to ?? patch.cc ?? patch.bcc) setProblem(null);
      editLetter(key, patch);
    },
    send,
    discard,
    /** Puts it away; what is written stays among the drafts. Answers whether nothing was in the way. */
    async close() {
      if (hasUnclear() || isUploading()) return false;
      if (isEmptyLetter(letter)) {
        await discard();
        return true;
      }
      noteLetter(key, { place: 'away' });
      if (!letter.isDirty && letter.draftId !== undefined) dropLetter(key);
      // Also what was never touched, such as an answer with its quotation.
      else if (!letter.isDirty) editLetter(key, { place: 'away' });
      if (await saveLetter(key)) toast.done(t('compose.kept'));
      else if (letterOf(key)?.problem === 'offline') toast.done(t('saved.offline'));
      return true;
    },
    /** Out of the box below its mail; another one in the window makes way. */
    toWindow(patch?: Partial<Letter>) {
      if (patch) editLetter(key, patch);
      addLetter({ ...(letterOf(key) ?? letter), place: 'window' });
    },
  };
}
export type LetterDeeds = ReturnType<typeof useLetter>;
