import { randomBytes } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { connectionOf } from '#runtimes/embedded/cluster.ts';
import { call, upload } from '../support/calls.ts';
import { temporaryFolder } from '../support/folders.ts';
import { pngOf } from '../support/pictures.ts';
import { type Running, spawnServer } from '../support/server.ts';
import { smallDisk } from './lib/disk.ts';
import { PATIENT } from './lib/patient.ts';
import { firstLogin, login, PRODUCTION, startSchool } from './lib/school.ts';
import { expectAllThere, newBoard } from './lib/writers.ts';

const FULL = { error: 'The disk of the server is full: nothing was saved. Tell your administrator, then try again.' };

const { folder, remove } = temporaryFolder();
const disk = smallDisk(join(folder, 'disk'), 320);
const fileDisk = smallDisk(join(folder, 'files'), 2);

afterAll(() => {
  disk?.remove();
  fileDisk?.remove();
  remove();
});

// Only root may mount a small disk; without one nothing here can be done for real.
describe.skipIf(!disk || !fileDisk)('a full disk', () => {
  const settings = { LMS_DATA: join(folder, 'disk/data'), LMS_FILES: join(folder, 'files/kept') };
  const acknowledged = new Map<number, string>();
  const files = new Map<string, Uint8Array>();
  let server: Running;
  let token: string;
  let boardId: number;

  const write = async (title: string) => {
    const body = { data: { title, boardId, key: crypto.randomUUID() } };
    const answer = await call(server.url, 'POST', '/apps/kanban/add-task', { token, body });
    const said = (await answer.json()) as { newTask?: { id: number } };
    if (said.newTask) acknowledged.set(said.newTask.id, title);
    return { status: answer.status, said };
  };
  const send = async (name: string, bytes: Uint8Array<ArrayBuffer>) => {
    files.set(await upload(server.url, token, name, bytes), bytes);
  };
  const untilItWrites = () => expect.poll(async () => (await write('again')).status, { timeout: 30_000 }).toBe(201);

  async function expectNothingLost() {
    await expectAllThere(server.url, token, boardId, acknowledged);
    for (const [address, bytes] of files) {
      const answer = await call(server.url, 'GET', address, { token });
      expect(Buffer.from(await answer.arrayBuffer()).equals(bytes), address).toBe(true);
    }
  }

  beforeAll(async () => {
    server = await startSchool(settings);
    token = await firstLogin(server.url);
    boardId = await newBoard(server.url, token);
    expect((await write('before')).status).toBe(201);
    await send('before.png', pngOf(randomBytes(50_000)));
  });
  afterAll(() => server?.stop());

  it('of files: the upload that does not fit is refused and leaves nothing, the rest goes on', async () => {
    await expect(send('large.png', pngOf(randomBytes(3_000_000)))).rejects.toThrow(
      `the upload was answered 507: ${JSON.stringify(FULL)}`,
    );
    const kept = readdirSync(settings.LMS_FILES, { recursive: true, withFileTypes: true }).filter((one) =>
      one.isFile(),
    );
    expect(kept).toHaveLength(files.size);
    expect((await write('while files are full')).status).toBe(201);
    await send('small.png', pngOf(randomBytes(50_000)));
    await expectNothingLost();
  });

  it('of the database: writing is refused with a sentence, reading, signing in and deleting go on', async () => {
    const spare = await write('to be deleted');
    disk?.fill(20);
    await expect.poll(async () => (await write('x')).status, PATIENT).toBe(507);
    expect((await write('refused')).said).toEqual(FULL);
    await expect(send('refused.png', pngOf(randomBytes(1_000)))).rejects.toThrow('507');
    const id = spare.said.newTask?.id ?? 0;
    expect((await call(server.url, 'DELETE', `/apps/kanban/tasks/${id}`, { token })).status).toBe(200);
    acknowledged.delete(id);
    token = await login(server.url);
    await expectNothingLost();
  });

  it('that ends PostgreSQL itself: the server stays, says so, and goes on by itself when there is room', async () => {
    disk?.fill();
    const client = new pg.Client({ ...(await connectionOf(settings.LMS_DATA)) });
    client.on('error', () => {});
    await client.connect();
    const end = await (async () => {
      // Fills the log of the database, for which there is no room to go on.
      for (let at = 0; at < 100; at += 1)
        await client.query(`SELECT pg_logical_emit_message(true, 'x', repeat('x', 1000000))`);
      return 'it goes on';
    })().catch(() => 'it ended');
    await client.end().catch(() => {});
    expect(end).toBe('it ended');
    for (let at = 0; at < 10; at += 1) {
      const { status } = await call(server.url, 'GET', '/apps/kanban/board', { token });
      expect([200, 503]).toContain(status);
      expect([503, 507]).toContain((await write('refused')).status);
      await sleep(50);
    }
    expect(server.child.exitCode ?? server.child.signalCode).toBeNull();
    await expect.poll(() => server.output(), PATIENT).toMatch(/is full: free some space.*does not come back yet/);
    disk?.free();
    await untilItWrites();
    await expectNothingLost();
  });

  it('at the start is named, and with room again everything is there', async () => {
    expect(await server.stop()).toBe(0);
    for (const [full, named] of [
      [disk, settings.LMS_DATA],
      [fileDisk, settings.LMS_FILES],
    ] as const) {
      full?.fill();
      const { ended, output } = spawnServer({ ...PRODUCTION, ...settings });
      expect(await ended, output()).toBe(1);
      const lines = output().trim().split('\n');
      expect(lines).toHaveLength(1);
      expect(lines[0]).toContain(named);
      expect(lines[0]).toMatch(/ is full: free some space, or set LMS_DATA (or LMS_FILES )?to a folder elsewhere\.$/);
      full?.free();
    }
    server = await startSchool(settings);
    await untilItWrites();
    await expectNothingLost();
  });
});
