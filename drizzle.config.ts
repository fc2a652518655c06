import { defineConfig } from 'drizzle-kit';

export default defineConfig({
  dialect: 'postgresql',
  casing: 'snake_case',
  schema: ['./src/features/*/api/tables.ts', './src/api/limits.ts'],
  out: './src/api/migrations',
});
