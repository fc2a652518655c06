import { ask } from '#web/client.ts';
import { i18n } from '#web/i18n/i18n.ts';
import { fileNameIn } from './fileName.ts';
import { saveFile } from './saveFile.ts';
import { toast } from './toast.ts';

/** Quick answers need no "please wait". */
const SLOW_MS = 400;

interface Answer {
  ok: boolean;
  status: number;
  headers: Headers;
  blob(): Promise<Blob>;
  json(): Promise<unknown>;
}

/** Asks for a file as the signed-in person, which a plain link could not, and hands it to the browser. */
export async function download(
  call: (init: { signal: AbortSignal }) => Promise<Answer>,
  { busy, name }: { busy: string; name: string },
) {
  const stop = new AbortController();
  let shown: string | undefined;
  const timer = setTimeout(() => {
    const act = { label: i18n.t('kit:download.cancel'), run: () => stop.abort() };
    shown = toast.working(busy, { act });
  }, SLOW_MS);
  try {
    const answer = await call({ signal: stop.signal });
    if (!answer.ok) await ask(Promise.resolve(answer));
    saveFile(await answer.blob(), fileNameIn(answer.headers.get('Content-Disposition')) ?? name);
  } catch (error) {
    if (!stop.signal.aborted) toast.failed(error);
  } finally {
    clearTimeout(timer);
    if (shown) toast.close(shown);
  }
}
