import i18next from 'i18next';
import { toast } from './toast.ts';

/** To the clipboard, and says so; where the browser refuses, the text is shown to be copied by hand. */
export async function copyText(text: string, done: string = i18next.t('kit:copy.done')) {
  try {
    await navigator.clipboard.writeText(text);
    toast.done(done);
    return true;
  } catch {
    toast.failed(i18next.t('kit:copy.refused'), { detail: text.length <= 200 ? text : undefined });
    return false;
  }
}
