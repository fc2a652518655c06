// Building beside others: a server that still runs from the build before, and a second start in the same folder.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, it } from 'vitest';
import { keepLast } from '../../scripts/lib/keepLast.mjs';

const place = mkdtempSync(join(tmpdir(), 'lms-building-'));
afterAll(() => rmSync(place, { recursive: true, force: true }));

describe('a build', () => {
  it('leaves the files of the one before it, and takes those of older ones away', () => {
    const folder = join(place, 'web');
    const note = join(place, 'web.files');
    mkdirSync(join(folder, 'assets'), { recursive: true });
    /** The hour each build begins at. */
    const build = (hour: number, files: string[]) => {
      for (const file of files) {
        writeFileSync(join(folder, file), String(hour));
        utimesSync(join(folder, file), hour * 3600 + 60, hour * 3600 + 60);
      }
      keepLast(folder, note, hour * 3_600_000);
      return readdirSync(join(folder, 'assets')).sort();
    };
    expect(build(1, ['index.html', 'assets/a1.js', 'assets/same.js'])).toEqual(['a1.js', 'same.js']);
    expect(build(2, ['index.html', 'assets/a2.js', 'assets/same.js'])).toEqual(['a1.js', 'a2.js', 'same.js']);
    expect(build(3, ['index.html', 'assets/a3.js', 'assets/same.js'])).toEqual(['a2.js', 'a3.js', 'same.js']);
    expect(readdirSync(folder).sort()).toEqual(['assets', 'index.html']);
  });
});

describe('what is for one at a time', () => {
  const alone = fileURLToPath(new URL('../../scripts/lib/alone.mjs', import.meta.url));
  const start = (work: string) => {
    const script = `import { alone } from ${JSON.stringify(alone)};
      await alone(async () => { console.log('in'); ${work} console.log('out'); });`;
    const child = spawn(process.execPath, ['--input-type=module', '-e', script], {
      env: { ...process.env, TMPDIR: place },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    let said = '';
    child.stdout.on('data', (chunk) => {
      said += chunk;
    });
    return { child, said: () => said, ended: once(child, 'close') };
  };
  const locks = () => readdirSync(place).filter((file) => file.includes('.lock'));
  const until = (what: () => boolean) => expect.poll(what, { timeout: 20_000 }).toBe(true);

  it('waits for who has begun, and goes on after one that was killed', async () => {
    const first = start('await new Promise((end) => setTimeout(end, 60_000));');
    await until(() => first.said().includes('in'));
    const second = start('');
    await until(() => second.said().includes('waiting for it'));
    expect(second.said()).not.toContain('in\n');
    first.child.kill('SIGKILL');
    await second.ended;
    expect(second.said()).toContain('in\nout');
    expect(first.said()).toBe('in\n');
    expect(locks()).toEqual([]);
  });

  it('is done at once where one process does several things, and nobody else comes in between', async () => {
    const both = start(
      `await alone(async () => console.log('both')); await new Promise((end) => setTimeout(end, 60_000));`,
    );
    await until(() => both.said().includes('both'));
    const other = start('');
    await until(() => other.said().includes('waiting for it'));
    both.child.kill('SIGKILL');
    await other.ended;
    expect(other.said()).toContain('in\nout');
  });

  it('does not wait for a process that has only the number of the one that began', async () => {
    const first = start('await new Promise((end) => setTimeout(end, 60_000));');
    await until(() => first.said().includes('in'));
    const [lock = ''] = locks().map((file) => join(place, file));
    const note = readFileSync(lock, 'utf8');
    first.child.kill('SIGKILL');
    await first.ended;
    writeFileSync(lock, note.replace(String(first.child.pid), String(process.pid)));
    const second = start('');
    await second.ended;
    expect(second.said()).toBe('in\nout\n');
    expect(locks()).toEqual([]);
  });
});
