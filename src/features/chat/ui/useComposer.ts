import { type KeyboardEvent, type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { MESSAGE_FILES, MESSAGE_LETTERS } from '#features/chat/choices.ts';
import type { StoredFile } from '#features/files/contract.ts';
import { i18n } from '#web/i18n/i18n.ts';
import { formatNumber } from '#web/kit/format.ts';
import { toast } from '#web/kit/toast.ts';
import { SERVER_LIMITS } from '#web/kit/uploads.ts';
import { useUploads } from '#web/kit/useUploads.ts';
import { takeWriteNext } from './composing.ts';
import { keepDraft, NO_DRAFT, readDraft } from './drafts.ts';
import { editMessage, type Place, sendMessage } from './outgoing.ts';
import type { ShownMessage } from './shownMessages.ts';
import { stopTelling, tellTyping } from './typing.ts';

export interface About {
  kind: 'reply' | 'edit';
  message: ShownMessage;
}

interface Options {
  place: Place;
  draftName: string;
  about: About | null;
  onAbout: (about: About | null) => void;
  enterSends: boolean;
  lastOwn: ShownMessage | undefined;
  field: RefObject<HTMLTextAreaElement | null>;
  onSent: () => void;
}

/** What is being written: kept as a draft until it is sent. */
export function useComposer(options: Options) {
  const { place, draftName, about, onAbout, enterSends, lastOwn, field, onSent } = options;
  const [kept] = useState(() => readDraft(draftName));
  const [text, setText] = useState(about?.kind === 'edit' ? kept.edit : kept.text);
  const [files, setFiles] = useState<StoredFile[]>(kept.files);
  const withFile = (all: StoredFile[], file: StoredFile) => [...all, file].slice(0, MESSAGE_FILES);
  const uploads = useUploads(SERVER_LIMITS, (file) => setFiles((all) => withFile(all, file)), {
    owner: `chat:${draftName}`,
    onStored(file) {
      const draft = readDraft(draftName);
      keepDraft(draftName, { ...draft, files: withFile(draft.files, file) });
    },
    onLost: (file, why) => toast.failed(why, { detail: file.name }),
  });
  const isEditing = about?.kind === 'edit';
  const isUploading = uploads.sending.some((one) => !one.problem);
  const isBlank = text.trim() === '' && (files.length === 0 || isEditing);
  // A change to what was sent is its words alone.
  const isWaiting = isUploading && !isEditing;
  const canSend = !isBlank && !isWaiting && text.length <= MESSAGE_LETTERS;

  // What is edited comes into the field; what was being written waits in its draft meanwhile.
  const editId = isEditing ? about.message.id : null;
  const [edited, setEdited] = useState(editId);
  if (editId !== edited) {
    setEdited(editId);
    setText(isEditing ? about.message.message : readDraft(draftName).text);
  }
  // What was kept waits for whoever opened the chat by keys.
  const first = useRef(about);
  useEffect(() => {
    if (about && about !== first.current) field.current?.focus();
  }, [about, field]);
  useEffect(() => {
    if (takeWriteNext()) field.current?.focus({ preventScroll: true });
  }, [field]);
  useEffect(() => {
    const words = edited === null ? { text, edit: '' } : { text: readDraft(draftName).text, edit: text };
    keepDraft(draftName, { ...words, files, about });
  }, [text, edited, files, about, draftName]);

  // As high as its text.
  useLayoutEffect(() => {
    const element = field.current;
    if (!element || text === undefined) return;
    element.style.height = 'auto';
    element.style.height = `${element.scrollHeight}px`;
  }, [text, field]);

  function write(words: string) {
    setText(words);
    if (place.chatId !== undefined && words !== '' && !isEditing) tellTyping(place.chatId);
  }

  function insert(words: string) {
    const element = field.current;
    const at = element?.selectionStart ?? text.length;
    const to = element?.selectionEnd ?? at;
    write(text.slice(0, at) + words + text.slice(to));
    requestAnimationFrame(() => {
      element?.focus();
      element?.setSelectionRange(at + words.length, at + words.length);
    });
  }

  function attach(chosen: File[]) {
    const coming = uploads.sending.filter((one) => !one.problem).length;
    if (files.length + coming + chosen.length <= MESSAGE_FILES) uploads.send(chosen);
    else toast.failed(i18n.t('chat:files.tooMany', { number: formatNumber(MESSAGE_FILES) }));
  }

  function send() {
    if (isWaiting) toast.failed(i18n.t('chat:files.uploading'));
    if (!canSend) return;
    const message = text.trim();
    if (about?.kind === 'edit') {
      const { chatId, id, message: before } = about.message;
      if (message !== before) editMessage({ chatId, id, message });
      onAbout(null);
      return;
    }
    const replyTo = about
      ? {
          id: about.message.id,
          senderId: about.message.senderId,
          senderName: about.message.senderName,
          message: about.message.message,
          isDeleted: false,
        }
      : null;
    sendMessage({ ...place, message, replyTo, files });
    stopTelling();
    setText('');
    keepDraft(draftName, NO_DRAFT);
    setFiles([]);
    onAbout(null);
    onSent();
    field.current?.focus();
  }

  function press(event: KeyboardEvent<HTMLTextAreaElement>) {
    if (event.nativeEvent.isComposing) return;
    const isEnter = event.key === 'Enter' && !event.shiftKey && !event.altKey;
    if (isEnter && (enterSends || event.ctrlKey || event.metaKey)) {
      event.preventDefault();
      send();
    } else if (event.key === 'ArrowUp' && text === '' && !about && lastOwn) {
      event.preventDefault();
      onAbout({ kind: 'edit', message: lastOwn });
    } else if (event.key === 'Escape') {
      event.preventDefault();
      if (about) onAbout(null);
      // Out of the field, where the keys of the page work.
      else field.current?.blur();
    }
  }

  return {
    text,
    write,
    insert,
    files,
    dropFile: (id: number) => setFiles((all) => all.filter((one) => one.id !== id)),
    uploads,
    attach,
    canSend,
    send,
    press,
    isEditing,
  };
}
