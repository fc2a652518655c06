import { lazy, type ReactNode } from 'react';
import { needWords } from '#web/i18n/start.ts';

/** Without a connection a part of the app waits for one instead of failing, and the page goes on as it is. */
async function loadOnline<File>(load: () => Promise<File>): Promise<File> {
  try {
    return await load();
  } catch (error) {
    if (navigator.onLine) throw error;
    await new Promise((back) => addEventListener('online', back, { once: true }));
    return loadOnline(load);
  }
}

/**
 * A part of a page that comes when it is needed: `lazyPart(() => import('./Panel.tsx'), (file) => file.Panel)`, with the
 * words of its own area beside it, if it has one.
 */
export const lazyPart = <File, Props extends object>(
  load: () => Promise<File>,
  pick: (file: File) => (props: Props) => ReactNode,
  area?: string,
) =>
  lazy(async () => {
    const [file] = await Promise.all([loadOnline(load), area && loadOnline(() => needWords(area))]);
    return { default: pick(file) };
  });
