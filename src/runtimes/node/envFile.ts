import { SettingsError } from './settings.ts';

/**
 * The settings in `.env`, where the command was started. None is fine: the defaults and the environment are enough. One that
 * cannot be read is not: it may say that this is no demo.
 */
export function loadEnvFile() {
  try {
    process.loadEnvFile();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return;
    throw new SettingsError(
      `The file .env cannot be read: ${(error as Error).message} Let the account that runs LMS read it, or move it away.`,
    );
  }
}
