import { defineConfig } from 'drizzle-kit';

export default defineConfig({
  dialect: 'postgresql',
  casing: 'snake_case',
  schema: ['./src/features/*/api/tables.ts', './src/api/limits.ts', './src/api/waitingMails.ts'],
  out: './src/api/migrations',
});
