// The built server in a process whose memory can be looked at.
import { randomBytes } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { call } from './calls.ts';
import { type Running, startServer } from './server.ts';

export interface MemoryReport {
  rss: number;
  heapUsed: number;
  external: number;
}

export interface Watched extends Running {
  /** After everything that is garbage was collected. */
  memory(): Promise<MemoryReport>;
  /** Milliseconds on the processor since its start, without collecting anything. */
  cpuMs(): Promise<number>;
  secret: string;
}

export const MB = 1024 * 1024;

export async function startWatched(settings: Record<string, string>): Promise<Watched> {
  const secret = randomBytes(32).toString('base64url');
  const preload = new URL('./memoryReport.mjs', import.meta.url).href;
  const server = await startServer({
    ...settings,
    LMS_SECRET: secret,
    LMS_METRICS_TOKEN: secret,
    NODE_OPTIONS: `--import ${preload}`,
  });
  const reports = () => [...server.output().matchAll(/^memory (\{.*\})$/gm)];
  return {
    ...server,
    secret,
    async cpuMs() {
      const text = await (await call(server.url, 'GET', '/metrics', { token: secret })).text();
      return Number(/^process_cpu_seconds_total (\S+)/m.exec(text)?.[1]) * 1000;
    },
    async memory() {
      const before = reports().length;
      server.child.kill('SIGUSR2');
      while (reports().length === before) {
        if (server.child.exitCode !== null) throw new Error(`The server ended:\n${server.output()}`);
        await sleep(20);
      }
      return JSON.parse(reports().at(-1)?.[1] ?? '{}') as MemoryReport;
    },
  };
}
