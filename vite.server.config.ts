import { defineConfig } from 'vite';

/** The Node home, and the commands that go with it where only the built files are; packages stay in node_modules. */
export default defineConfig({
  publicDir: false,
  build: {
    ssr: true,
    target: 'node20',
    outDir: 'dist/server',
    emptyOutDir: true,
    sourcemap: false,
    rolldownOptions: {
      input: {
        node: 'src/runtimes/node.ts',
        migrate: 'scripts/migrate.ts',
        backup: 'scripts/backup.ts',
        restore: 'scripts/restore.ts',
        'create-admin': 'scripts/create-admin.ts',
      },
      output: { entryFileNames: '[name].js', chunkFileNames: 'shared/[name].js' },
    },
  },
});
