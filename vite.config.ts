import { tanstackRouter } from '@tanstack/router-plugin/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { plannedChunks } from './scripts/lib/chunkPlan.ts';
import { drawnPages } from './scripts/lib/drawnPages.ts';
import { englishWords } from './scripts/lib/englishWords.ts';
import { iconSet } from './scripts/lib/iconSet.ts';
import { fontFirst, preloads } from './scripts/lib/preloads.ts';
import { routeGroups } from './scripts/lib/routeGroups.ts';
import { isServedByVite } from './scripts/lib/servedByVite.ts';
import { signsWithoutStack } from './scripts/lib/signsWithoutStack.ts';
import { smallIcons } from './scripts/lib/smallIcons.ts';
import { smallScripts } from './scripts/lib/smallScripts.ts';
import { smallZod } from './scripts/lib/smallZod.ts';
import { themeSheet } from './scripts/lib/themeSheet.ts';
import { routes } from './src/web/routes.ts';

/** The formulas' styles name each font three times over, twice for browsers that are long gone. */
const newFontsOnly: Plugin = {
  name: 'new-fonts-only',
  enforce: 'pre',
  transform: (code, id) =>
    id.includes('/katex/') && id.endsWith('.css')
      ? code.replace(/,url\([^)]*\) format\("(?:woff|truetype)"\)/g, '')
      : undefined,
};

export default defineConfig({
  plugins: [
    tanstackRouter({
      target: 'react',
      autoCodeSplitting: true,
      // The routes themselves, not their file: a new one is there at once in development, which starts anew by itself.
      virtualRouteConfig: routes,
      routesDirectory: './src',
      generatedRouteTree: './src/web/routeTree.gen.ts',
      quoteStyle: 'single',
      disableLogging: true,
    }),
    react(),
    newFontsOnly,
    iconSet(),
    smallIcons(),
    themeSheet(),
    englishWords(),
    smallZod(),
    signsWithoutStack(),
    routeGroups(routes),
    plannedChunks(),
    preloads(routes),
    drawnPages(routes),
    fontFirst(),
    smallScripts(),
  ],
  build: {
    outDir: 'dist/web',
    // scripts/lib/build.mjs takes away what nobody asks for any more.
    emptyOutDir: false,
    sourcemap: false,
    // A picture or font as a data: address would need a wider content policy.
    assetsInlineLimit: 0,
  },
  server: {
    host: '127.0.0.1',
    port: 5173,
    watch: { ignored: ['**/dist/**', '**/data/**'] },
    proxy: {
      '^/.*': {
        target: process.env.LMS_API ?? 'http://127.0.0.1:3000',
        bypass(request) {
          const url = request.url ?? '/';
          const isLink = url.startsWith('/api/invoice/shared/') || url.startsWith('/blog/rss.xml');
          const isPage = !isLink && request.method === 'GET' && request.headers.accept?.includes('text/html');
          return isPage || isServedByVite(url) ? url : null;
        },
      },
    },
  },
});
