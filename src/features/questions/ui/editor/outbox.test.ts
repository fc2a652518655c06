import { expect, test, vi } from 'vitest';
import type { QuestionBody } from '#features/questions/contract.ts';
import { blankDraft } from './draft.ts';
import { makeOutbox } from './outbox.ts';
import { bodyOf } from './stored.ts';

const body = (text: string): QuestionBody => bodyOf(blankDraft({ text })).body;
class Offline extends Error {}

function setUp(send: (one: QuestionBody, key: string) => Promise<unknown>) {
  const kept = new Map<string, string>();
  const shelf = {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => void kept.set(name, value),
  };
  const onStored = vi.fn();
  let line: Promise<unknown> = Promise.resolve();
  const make = () =>
    makeOutbox({
      name: 'waiting',
      shelf,
      send,
      refusal: (error) => (error instanceof Offline ? undefined : (error as Error).message),
      onStored,
      locked: (work) => {
        line = line.then(work);
        return line;
      },
    });
  return { make, onStored };
}

test('questions leave in the order they were finished', async () => {
  const sent: string[] = [];
  const { make, onStored } = setUp(async (one) => sent.push(one.text));
  const outbox = make();
  await Promise.all([outbox.add(body('one'), 'one'), outbox.add(body('two'), 'two')]);
  expect(sent).toEqual(['one', 'two']);
  expect(onStored).toHaveBeenCalledTimes(2);
  expect(outbox.state()).toEqual({ waiting: [], stuck: false });
});

test('without a connection they wait, over a reload too, and leave once it is back', async () => {
  const sent: string[] = [];
  let online = false;
  const { make } = setUp(async (one) => {
    if (!online) throw new Offline();
    sent.push(one.text);
  });
  const outbox = make();
  await outbox.add(body('one'), 'one');
  await outbox.add(body('two'), 'two');
  expect(outbox.state().stuck).toBe(true);
  expect(outbox.state().waiting).toHaveLength(2);

  const reloaded = make();
  expect(reloaded.state().waiting.map((one) => one.body.text)).toEqual(['one', 'two']);
  online = true;
  await reloaded.flush();
  expect(sent).toEqual(['one', 'two']);
  expect(reloaded.state()).toEqual({ waiting: [], stuck: false });
});

test('one the server refuses waits for its writer and does not hold up the rest', async () => {
  const { make } = setUp(async (one) => {
    if (one.text === 'bad') throw new Error('There is no such category.');
  });
  const outbox = make();
  await outbox.add(body('bad'), 'bad');
  await outbox.add(body('good'), 'good');
  const { waiting, stuck } = outbox.state();
  expect(stuck).toBe(false);
  expect(waiting.map((one) => [one.body.text, one.problem])).toEqual([['bad', 'There is no such category.']]);
  expect(outbox.take(waiting[0]?.key ?? '')?.body.text).toBe('bad');
  expect(outbox.state().waiting).toEqual([]);
});

test('one whose answer was lost is sent again under the same key', async () => {
  const keys: string[] = [];
  const { make } = setUp(async (_, key) => {
    keys.push(key);
    if (keys.length === 1) throw new Offline();
  });
  await make().add(body('one'), 'its key');
  await make().flush();
  expect(keys).toEqual(['its key', 'its key']);
});
