import type { ReactNode } from 'react';
import { i18n } from '#web/i18n/i18n.ts';
import { toast } from './toast.ts';

interface More {
  /** A second line when it worked. */
  detail?: ReactNode;
  /** What to say where the browser refuses. */
  refused?: string;
  /** Its second line; otherwise a short text is shown to be copied by hand. */
  refusedDetail?: ReactNode;
}

const SHORT = 200;

/**
 * To the clipboard, and says so; where the browser refuses, the text is shown to be copied by hand. `done` is null when
 * the page itself shows that it worked.
 */
export async function copyText(
  text: string,
  done: string | null = i18n.t('kit:copy.done'),
  { detail, refused = i18n.t('kit:copy.refused'), refusedDetail }: More = {},
) {
  try {
    await navigator.clipboard.writeText(text);
  } catch {
    toast.failed(refused, { detail: refusedDetail ?? (text.length <= SHORT ? text : undefined) });
    return false;
  }
  if (done !== null) toast.done(done, { detail });
  return true;
}
