import { readFileSync } from 'node:fs';
import { mergeConfig, type Plugin } from 'vite';
import { demoParts } from './scripts/demo/parts.ts';
import web from './vite.config.ts';

const ENTRY = '/src/web/main.tsx';

/** The same page as on a server, with the browser home as its entry. */
function demoEntry(): Plugin {
  return {
    name: 'demo-entry',
    transformIndexHtml: {
      order: 'pre',
      handler(html) {
        if (!html.includes(ENTRY)) throw new Error(`index.html no longer names ${ENTRY}: adapt vite.demo.config.ts`);
        return html.replaceAll('%BASE_URL%', './').replace(ENTRY, '/src/runtimes/browser/main.ts');
      },
    },
  };
}

const TAG = /\s*<(?:script|link)\b[^>]*"\.\/[^>]*>(?:<\/script>)?/g;

/** Where its files are, the page finds out when it runs: one build for any folder of any host. */
function anyFolder(): Plugin {
  return {
    name: 'any-folder',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(html) {
        const tags = [...html.matchAll(TAG)].map(([tag]) => tag.trim()).join('\n');
        const script = readFileSync('src/runtimes/browser/findBase.js', 'utf8').replace("'TAGS'", () =>
          JSON.stringify(tags).replaceAll('</', '<\\/'),
        );
        return html.replace(TAG, '').replace('</head>', () => `<script>\n${script}</script>\n  </head>`);
      },
    },
  };
}

/** PGlite's own copies of what travels as parts. */
const PACKED_APART = /(^|\/)(pglite|initdb)-[^/]+\.(wasm|data)$/;

function withoutCopies(): Plugin {
  return {
    name: 'without-copies',
    enforce: 'post',
    generateBundle(_, bundle) {
      for (const name of Object.keys(bundle)) if (PACKED_APART.test(name)) delete bundle[name];
    },
  };
}

export default mergeConfig(web, {
  base: './',
  // Known when the page runs, not now: see base.ts.
  define: { 'import.meta.env.BASE_URL': 'globalThis.lmsBase' },
  plugins: [demoParts(), demoEntry(), anyFolder(), withoutCopies()],
  worker: { format: 'es' },
  build: { outDir: 'dist/demo', emptyOutDir: true },
});
