import { beforeEach, expect, it, vi } from 'vitest';
import { nextTask } from '#web/nextTask.ts';
import { chosenIn, inTurn } from './inTurn.ts';

const told = vi.hoisted(() => [] as unknown[]);
vi.mock('./toast.ts', () => ({ toast: { failed: (error: unknown) => told.push(error) } }));

const session = vi.hoisted(() => ({ owner: 1 }));
vi.mock('#web/session.ts', () => ({ ownerHere: () => session.owner }));

const page = new EventTarget();
vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page));

interface Chosen {
  a?: number;
  b?: number;
}
const sent: Chosen[] = [];
const answers: ((error?: Error) => void)[] = [];
const send = (chosen: Chosen) =>
  new Promise<number>((resolve, reject) => {
    answers.push((error) => (error ? reject(error) : resolve(sent.length)));
    sent.push(chosen);
  });
let reloads = 0;
const choose = (chosen: Chosen) => inTurn('it', chosen, send, () => reloads++);
async function answer(error?: Error) {
  answers.shift()?.(error);
  await nextTask();
  await nextTask();
}

beforeEach(() => {
  told.length = sent.length = answers.length = reloads = 0;
});

it('sends one choice after the other, and what was chosen meanwhile together, the last one of each', async () => {
  const first = choose({ a: 1 });
  expect(sent).toEqual([{ a: 1 }]);
  expect(await choose({ b: 1 })).toBeUndefined();
  void choose({ b: 2 });
  expect(sent).toHaveLength(1);
  expect(chosenIn('it')).toEqual({ a: 1, b: 2 });
  void inTurn('something else', {}, send, () => {});
  await answer();
  expect(sent).toEqual([{ a: 1 }, { b: 2 }]);
  await answer();
  expect(await first).toBe(2);
  expect(chosenIn('it')).toBeUndefined();
});

it('goes on after something was not taken, and has what is shown asked for again in the end', async () => {
  const first = choose({ a: 1 });
  void choose({ b: 1 });
  const error = new Error('No.');
  await answer(error);
  expect(sent).toEqual([{ a: 1 }, { b: 1 }]);
  expect(told).toEqual([error]);
  expect(reloads).toBe(0);
  await answer();
  expect(reloads).toBe(1);
  expect(await first).toBeUndefined();
});

it('what waits goes along with a page that is left, once', async () => {
  void choose({ a: 1 });
  void choose({ b: 1 });
  page.dispatchEvent(new Event('pagehide'));
  page.dispatchEvent(new Event('pagehide'));
  expect(sent).toEqual([{ a: 1 }, { b: 1 }]);
  await answer();
  await answer();
  page.dispatchEvent(new Event('pagehide'));
  expect(sent).toHaveLength(2);
});

it('sends nothing in the name of somebody who signed in meanwhile', async () => {
  const first = choose({ a: 1 });
  void choose({ b: 1 });
  session.owner = 2;
  const other = choose({ a: 5 });
  expect(sent).toEqual([{ a: 1 }, { a: 5 }]);
  await answer();
  expect(await first).toBeUndefined();
  expect(chosenIn('it')).toEqual({ a: 5 });
  await answer();
  expect(await other).toBe(2);
  expect([sent.length, told, reloads]).toEqual([2, [], 0]);
  session.owner = 1;
});
