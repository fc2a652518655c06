import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Answer, Practice } from '#features/student/contract.ts';
import { openOutbox, type Sent } from './outbox.ts';

function shelfOf(kept = new Map<string, string>()) {
  return {
    kept,
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
}

const text = (words: string): Answer => ({ text: words });

function set(answers: Sent[] = [], shelf = shelfOf()) {
  const sent: [number, Answer | null][] = [];
  const told = { gone: 0, refused: [] as number[], taken: [] as [number, Answer | null][] };
  const box = openOutbox({
    shelf,
    key: 'answers',
    send: async (position, answer) => {
      sent.push([position, answer]);
      return answers.shift() ?? 'taken';
    },
    onTaken: (position, answer) => told.taken.push([position, answer]),
    onGone: () => {
      told.gone += 1;
    },
    onRefused: (position) => told.refused.push(position),
  });
  return { box, sent, told, shelf };
}

describe('answers on their way', () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => vi.useRealTimers());

  it('wait for a pause in typing and go as the last word', async () => {
    const { box, sent, shelf } = set();
    box.put(1, text('p'), 600);
    await vi.advanceTimersByTimeAsync(300);
    box.put(1, text('pa'), 600);
    await vi.advanceTimersByTimeAsync(599);
    expect(sent).toEqual([]);
    expect(box.state()).toBe('saving');
    await vi.advanceTimersByTimeAsync(1);
    expect(sent).toEqual([[1, text('pa')]]);
    expect(box.state()).toBe('saved');
    expect(shelf.kept.size).toBe(0);
  });

  it('are tried again until they arrive, and say so', async () => {
    const { box, sent } = set(['trouble', 'trouble']);
    box.put(2, text('x'), 0);
    await vi.advanceTimersByTimeAsync(0);
    expect(box.state()).toBe('waiting');
    await vi.advanceTimersByTimeAsync(1_000);
    expect(sent).toHaveLength(2);
    await vi.advanceTimersByTimeAsync(2_000);
    expect(sent).toHaveLength(3);
    expect(box.state()).toBe('saved');
  });

  it('survive a reload', async () => {
    const first = set(['trouble']);
    first.box.put(3, text('kept'), 0);
    await vi.advanceTimersByTimeAsync(0);
    first.box.close();
    const second = set([], first.shelf);
    const item = { position: 3, answer: null } as Practice['items'][number];
    const practice = { state: 'open', answered: 0, items: [item] } as unknown as Practice;
    expect(second.box.over(practice)).toMatchObject({ answered: 1, items: [{ answer: text('kept') }] });
    await second.box.flush();
    expect(second.sent).toEqual([[3, text('kept')]]);
    expect(second.box.isEmpty()).toBe(true);
  });

  it('go again when they were changed on the way, and only the newest counts as taken', async () => {
    const { box, sent, told } = set();
    box.put(1, text('old'), 0);
    const going = box.flush();
    box.put(1, text('new'), 600);
    await going;
    expect(sent).toEqual([
      [1, text('old')],
      [1, text('new')],
    ]);
    expect(told.taken).toEqual([[1, text('new')]]);
    expect(box.isEmpty()).toBe(true);
  });

  it('are dropped when the practice is over, and alone when one is refused', async () => {
    const over = set(['gone']);
    over.box.put(1, text('a'), 0);
    over.box.put(2, text('b'), 0);
    await over.box.flush();
    expect([over.told.gone, over.sent.length, over.box.isEmpty()]).toEqual([1, 1, true]);
    const wrong = set(['refused', 'taken']);
    wrong.box.put(1, text('a'), 0);
    wrong.box.put(2, text('b'), 0);
    await wrong.box.flush();
    expect(wrong.told.refused).toEqual([1]);
    expect(wrong.sent).toHaveLength(2);
  });

  it('can be taken back', async () => {
    const { box, sent } = set();
    box.put(4, null, 0);
    await box.flush();
    expect(sent).toEqual([[4, null]]);
  });

  it('ignore a shelf that was written by something else', () => {
    expect(set([], shelfOf(new Map([['answers', '{"broken']]))).box.isEmpty()).toBe(true);
    expect(set([], shelfOf(new Map([['answers', 'null']]))).box.isEmpty()).toBe(true);
  });
});
