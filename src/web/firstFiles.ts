import { nextTask } from './nextTask.ts';

/**
 * The files of the first page, which the server named, in the order in which they need each other. Each runs in a task of
 * its own as soon as it is there: all of them together would keep a phone from answering for a fifth of a second.
 */
async function runInSteps() {
  const { src, dataset } = document.querySelector<HTMLScriptElement>('script[data-page], script[data-frame]') ?? {};
  const files = (dataset?.page ?? dataset?.frame ?? '').split(' ').filter((file) => file.endsWith('.js'));
  for (const file of files) {
    // Whoever needs it asks again, and knows what to say when it does not come.
    await import(/* @vite-ignore */ new URL(file, src).href).catch(() => {});
    await nextTask();
  }
}

let running: Promise<void> | undefined;

export function runFirstFiles() {
  running ??= runInSteps();
  return running;
}
