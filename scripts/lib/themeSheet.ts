import { type Plugin, runnerImport } from 'vite';

const NAME = 'virtual:theme.css';
const FILE = './src/web/theme/styles.ts';

/** The theme's style sheet, worked out when the pages are built instead of in every browser. */
export function themeSheet(): Plugin {
  return {
    name: 'theme-sheet',
    resolveId: (source) => (source === NAME ? `\0${NAME}` : null),
    async load(id) {
      if (id !== `\0${NAME}`) return null;
      const { module, dependencies } = await runnerImport<typeof import('../../src/web/theme/styles.ts')>(FILE);
      for (const file of dependencies) this.addWatchFile(file);
      return module.themeStyles();
    },
  };
}
