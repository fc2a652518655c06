import { lazy, type ReactNode } from 'react';
import { needWords } from '#web/i18n/start.ts';
import { isServerThere, untilServerIsThere } from '#web/serverThere.ts';

/** While the server cannot be reached a part of the app waits for it instead of failing, and the page goes on as it is. */
export async function loadPatiently<File>(load: () => Promise<File>): Promise<File> {
  try {
    return await load();
  } catch (error) {
    if (await isServerThere()) throw error;
    await untilServerIsThere();
    return loadPatiently(load);
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
    const [file] = await Promise.all([loadPatiently(load), area && loadPatiently(() => needWords(area))]);
    return { default: pick(file) };
  });
