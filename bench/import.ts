// A list of 10,000 people goes in, and everybody comes out: how long, and how much memory meanwhile.
import { setTimeout as sleep } from 'node:timers/promises';
import type { Line, Note } from './lib/record.ts';
import { HOMES, type HomeName, openSchool, type School } from './lib/school.ts';
import { FIRST_NAMES, LAST_NAMES } from './lib/words.ts';

const ROWS = 10_000;
const MB = 1024 * 1024;

/** The most memory in use while some work is done, and what it was before. */
async function watching(work: () => Promise<Line>): Promise<Line> {
  (globalThis as { gc?: () => void }).gc?.();
  const before = process.memoryUsage();
  let heap = 0;
  let rss = 0;
  const timer = setInterval(() => {
    const now = process.memoryUsage();
    heap = Math.max(heap, now.heapUsed + now.arrayBuffers);
    rss = Math.max(rss, now.rss);
  }, 20);
  const begin = performance.now();
  const line = await work();
  const seconds = (performance.now() - begin) / 1000;
  clearInterval(timer);
  const grown = (most: number, first: number) => Math.max(0, Math.round((most - first) / MB));
  line.figures.push(
    { name: 'time', value: seconds, unit: 's' },
    { name: 'heap grew', value: grown(heap, before.heapUsed + before.arrayBuffers), unit: 'MB' },
    { name: 'process grew', value: grown(rss, before.rss), unit: 'MB' },
  );
  return line;
}

function csv(): string {
  const lines = ['Full name,Username,Email,Role,Country'];
  for (let i = 0; i < ROWS; i += 1) {
    const [first, last] = [FIRST_NAMES[i % FIRST_NAMES.length], LAST_NAMES[(i * 7) % LAST_NAMES.length]];
    lines.push(`${first} ${last},import${i},import${i}@import.example.com,Student,Norway`);
  }
  return lines.join('\n');
}

async function read<T>(answer: Response): Promise<T> {
  if (!answer.ok) throw new Error(`answered ${answer.status}: ${await answer.text()}`);
  return (await answer.json()) as T;
}

interface OneJob {
  job: { id: string; state: string; changed: number };
}

async function takeIn(school: School): Promise<Line> {
  const given = await school.ask('POST', '/api/people/imports?name=people.csv', csv(), { 'content-type': 'text/csv' });
  const looked = await read<{ import: { id: string; counts: { create: number } } }>(given);
  const started = await school.ask('POST', `/api/people/imports/${looked.import.id}/run`);
  let { job } = await read<OneJob>(started);
  while (job.state === 'running') {
    await sleep(50);
    ({ job } = await read<OneJob>(await school.ask('GET', `/api/jobs/${job.id}`)));
  }
  if (job.state !== 'done' || job.changed !== ROWS)
    throw new Error(`the import ended ${job.state} after ${job.changed}`);
  return { what: `${ROWS.toLocaleString('en')} people imported`, figures: [] };
}

async function takeOut(school: School, format: string): Promise<Line> {
  const answer = await school.ask('GET', `/api/people/export?format=${format}`);
  if (!answer.ok || !answer.body) throw new Error(`answered ${answer.status}`);
  let bytes = 0;
  for await (const chunk of answer.body) bytes += chunk.length;
  return { what: `everybody as ${format.toUpperCase()}`, figures: [{ name: 'file', value: bytes / MB, unit: 'MB' }] };
}

export async function benchImport(note: Note, homes: HomeName[], sizes: number[]) {
  const people = Math.max(...sizes);
  for (const home of homes) {
    console.log(`\n## In and out, beside ${people.toLocaleString('en')} people, ${HOMES[home]}\n`);
    const school = await openSchool(home, { people });
    try {
      const works = [() => takeIn(school), () => takeOut(school, 'csv'), () => takeOut(school, 'xlsx')];
      for (const work of works) note({ ...(await watching(work)), home, size: people });
    } finally {
      await school.close();
    }
  }
}
