import { createElement, type ReactNode, use } from 'react';
import { needWords } from '#web/i18n/start.ts';
import { isServerThere, untilServerIsThere } from '#web/serverThere.ts';

/** While the server cannot be reached a part of the app waits for it instead of failing, and the page goes on as it is. */
export async function loadPatiently<File>(load: () => Promise<File>): Promise<File> {
  try {
    return await load();
  } catch {
    // It may have been away for just that moment.
    if (await isServerThere()) return load();
    await untilServerIsThere();
    return loadPatiently(load);
  }
}

/**
 * A part of a page that comes when it is needed: `lazyPart(() => import('./Panel.tsx'), (file) => file.Panel)`, with the
 * words of its own area beside it, if it has one. Brought before (`useSoon(Panel.bring)`), it is drawn at once: nothing
 * is shown in its place for a moment, as `lazy` would do.
 */
export function lazyPart<File, Props extends object>(
  load: () => Promise<File>,
  pick: (file: File) => (props: Props) => ReactNode,
  area?: string,
) {
  let part: ((props: Props) => ReactNode) | undefined;
  let coming: ReturnType<typeof bringBy> | undefined;
  async function bringBy(get: <Some>(load: () => Promise<Some>) => Promise<Some>) {
    const [file] = await Promise.all([get(load), area && get(() => needWords(area))]);
    part ??= pick(file);
    return part;
  }
  function Part(props: Props) {
    if (part) return createElement(part, props);
    coming ??= bringBy(loadPatiently);
    return createElement(use(coming), props);
  }
  return Object.assign(Part, { bring: () => bringBy((get) => get()) });
}
