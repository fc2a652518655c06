import { type Plugin, runnerImport } from 'vite';

const NAME = 'virtual:theme.css';
const FILE = './src/web/theme/styles.ts';

async function workOut() {
  const { module, dependencies } = await runnerImport<typeof import('../../src/web/theme/styles.ts')>(FILE);
  return { dependencies, styles: module.themeStyles() };
}

/** The theme's style sheet, worked out when the pages are built instead of in every browser. */
export function themeSheet(): Plugin {
  let ready: Awaited<ReturnType<typeof workOut>> | undefined;
  return {
    name: 'theme-sheet',
    // Before the other files keep everything busy: Vite gives it 60 seconds, which are over soon on a slow machine then.
    async buildStart() {
      if (this.environment.config.command === 'build') ready = await workOut();
    },
    resolveId: (source) => (source === NAME ? `\0${NAME}` : null),
    async load(id) {
      if (id !== `\0${NAME}`) return null;
      const { dependencies, styles } = ready ?? (await workOut());
      for (const file of dependencies) this.addWatchFile(file);
      return styles;
    },
  };
}
