import type { VirtualRootRoute } from '@tanstack/virtual-file-routes';
import type { Plugin } from 'vite';
import { FIRST_CALLS } from '../../src/contract/firstCalls.ts';
import { groupsOf } from './routeGroups.ts';

const FONT = /(^|\/)inter-latin-[\w-]{8}\.woff2$/;

/**
 * The letters of every page come with it: asked for only when the first text is drawn, they would move everything. The code
 * comes after letters and styles, which the first paint waits for.
 */
export function fontFirst(): Plugin {
  let base = '/';
  return {
    name: 'font-first',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle = {} }) {
        const font = Object.keys(bundle).find((name) => FONT.test(name));
        if (!font) throw new Error('The font of the pages is not among their files.');
        const attrs = { rel: 'preload', as: 'font', type: 'font/woff2', crossorigin: true, href: `${base}${font}` };
        const later = html.replace('<script type="module"', '<script type="module" fetchpriority="low"');
        return { html: later, tags: [{ tag: 'link', attrs, injectTo: 'head' }] };
      },
    },
    configResolved(config) {
      base = config.base;
    },
  };
}
/** What is drawn around the pages of a layout. */
const LAYOUTS: Record<string, string[]> = {
  _frame: ['/src/web/shell/FrameView.tsx'],
  _open: ['/src/web/shell/Open.tsx?tsr-split=component'],
};

/**
 * Which files the page at each address needs beside those that every page names: the server tells the browser with the
 * page itself, so that they are on their way before the code that would ask for them has run.
 */
export function preloads(root: VirtualRootRoute): Plugin {
  return {
    name: 'preloads',
    // After the styles have left the files they came with.
    enforce: 'post',
    apply: 'build',
    generateBundle(_, bundle) {
      // Read once: each look at the bundler's own objects goes through it anew, and there are millions.
      const chunks = Object.values(bundle)
        .filter((file) => file.type === 'chunk')
        .map(({ fileName, isEntry, imports, moduleIds, viteMetadata }) => {
          return { fileName, isEntry, imports, moduleIds, styles: [...(viteMetadata?.importedCss ?? [])] };
        });
      type Chunk = (typeof chunks)[number];
      const places = new Map(chunks.map(({ fileName }, at) => [fileName, at]));
      /** What each one needs, in the order of the bundle: files that do not know each other run in that order. */
      const needs = new Map(
        chunks.map((chunk): [Chunk, Chunk[]] => {
          const at = chunk.imports.map((name) => places.get(name)).filter((one) => one !== undefined);
          return [chunk, at.sort((a, b) => a - b).flatMap((one) => chunks[one] ?? [])];
        }),
      );
      const holding = (module: string) => chunks.filter(({ moduleIds }) => moduleIds.some((id) => id.endsWith(module)));
      /** In the order in which they can run: what a file needs stands before it. */
      function filesOf(start: Chunk[]): Set<string> {
        const files = new Set<string>();
        const seen = new Set<Chunk>();
        const visit = (chunk: Chunk) => {
          if (seen.has(chunk)) return;
          seen.add(chunk);
          for (const next of needs.get(chunk) ?? []) visit(next);
          files.add(chunk.fileName);
          for (const style of chunk.styles) files.add(style);
        };
        for (const chunk of start) visit(chunk);
        return files;
      }
      const always = filesOf(chunks.filter(({ isEntry }) => isEntry));
      const names: string[] = [];
      const numberOf = (file: string) => {
        if (!names.includes(file)) names.push(file);
        return names.indexOf(file);
      };
      const pages = groupsOf(root).flatMap(({ layout, leaves }) =>
        leaves.map(({ file, parent, address }) => {
          const frame = LAYOUTS[layout]?.flatMap(holding) ?? [];
          const own = [file, parent].flatMap((one) => [
            ...holding(`/src/${one}`),
            ...holding(`/src/${one}?tsr-split=component`),
          ]);
          const needed = [...filesOf([...own, ...frame])].filter((one) => !always.has(one));
          return { address, layout, files: needed.map(numberOf), calls: FIRST_CALLS[address] };
        }),
      );
      this.emitFile({ type: 'asset', fileName: 'preloads.json', source: JSON.stringify({ names, pages }) });
    },
  };
}
