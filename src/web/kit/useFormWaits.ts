import type { Editor } from '@tiptap/react';
import { useEffect } from 'react';
import { i18n } from '#web/i18n/i18n.ts';
import { toast } from './toast.ts';
import { useUnsavedGuard } from './useUnsavedGuard.ts';

const formOf = (editor: Editor | null) => editor?.view.dom.closest('form') ?? null;

/** What a form saves while a picture is on its way into it would be without the picture: it waits, and says so. */
export function useFormWaits(editor: Editor | null, isComing: boolean) {
  useUnsavedGuard(() => isComing && formOf(editor) !== null, isComing);
  useEffect(() => {
    if (!isComing) return;
    function hold(event: SubmitEvent) {
      if (event.target !== formOf(editor)) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      toast.failed(i18n.t('kit:richText.pictureUploading'));
    }
    addEventListener('submit', hold, true);
    return () => removeEventListener('submit', hold, true);
  }, [editor, isComing]);
}
