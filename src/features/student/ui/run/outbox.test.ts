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

function open(position: number): Practice {
  const item = { position, answer: null } as Practice['items'][number];
  return { state: 'open', answered: 0, items: [item] } as unknown as Practice;
}

/** One after the other, as the browser does it for all its tabs. */
function lockOf() {
  let last = Promise.resolve();
  return (work: () => Promise<void>) => {
    last = last.then(work);
    return last;
  };
}

const alone: ReturnType<typeof lockOf> = (work) => work();

function set(answers: Sent[] = [], shelf = shelfOf(), locked = alone) {
  const sent: [number, Answer | null][] = [];
  const told = { gone: 0, elsewhere: 0, refused: [] as number[], taken: [] as [number, Answer | null][] };
  const box = openOutbox({
    shelf,
    key: 'answers',
    locked,
    send: async (position, answer) => {
      sent.push([position, answer]);
      return answers.shift() ?? 'taken';
    },
    onTaken: (position, answer) => told.taken.push([position, answer]),
    onGone: () => {
      told.gone += 1;
    },
    onRefused: (position) => told.refused.push(position),
    onSentElsewhere: () => {
      told.elsewhere += 1;
    },
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
    expect(second.box.over(open(3))).toMatchObject({ answered: 1, items: [{ answer: text('kept') }] });
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

  it('are not sent by a tab that took them from the shelf, once another tab has sent a newer one', async () => {
    const [shelf, locked] = [shelfOf(), lockOf()];
    const first = set(['trouble'], shelf, locked);
    first.box.put(1, text('older'), 0);
    await vi.advanceTimersByTimeAsync(0);
    const second = set(['trouble'], shelf, locked);
    await second.box.flush();
    expect(second.box.state()).toBe('waiting');
    first.box.put(1, text('newer'), 0);
    await vi.advanceTimersByTimeAsync(20_000);
    expect(first.sent.at(-1)).toEqual([1, text('newer')]);
    expect(second.sent).toEqual([[1, text('older')]]);
    expect([second.box.state(), second.told.elsewhere]).toEqual(['saved', 1]);
  });

  it('wait for the tab that is sending, and go after it', async () => {
    const [shelf, locked] = [shelfOf(), lockOf()];
    let arrive = () => {};
    const arrived = new Promise<void>((resolve) => {
      arrive = resolve;
    });
    void locked(() => arrived);
    const { box, sent } = set([], shelf, locked);
    box.put(1, text('x'), 0);
    await vi.advanceTimersByTimeAsync(5_000);
    expect([sent, box.state()]).toEqual([[], 'saving']);
    arrive();
    await vi.advanceTimersByTimeAsync(0);
    expect([sent, box.state()]).toEqual([[[1, text('x')]], 'saved']);
  });

  it('leave what another tab laid on the shelf', async () => {
    const shelf = shelfOf();
    const [first, second] = [set(['trouble'], shelf), set([], shelf)];
    first.box.put(1, text('one'), 0);
    await vi.advanceTimersByTimeAsync(0);
    first.box.close();
    second.box.put(2, text('two'), 60_000);
    expect(Object.keys(JSON.parse(shelf.kept.get('answers') ?? '{}'))).toEqual(['1', '2']);
    await second.box.flush();
    expect(second.sent.map(([position]) => position)).toEqual([1, 2]);
  });

  it('hear of what another tab has sent', () => {
    const shelf = shelfOf(new Map([['answers', JSON.stringify({ 1: { answer: text('x') } })]]));
    const { box, told } = set([], shelf);
    shelf.removeItem('answers');
    box.noticeShelf();
    expect([told.elsewhere, box.isEmpty(), box.state()]).toEqual([1, true, 'saved']);
  });

  it('stay as they were written when they are unfit, are not sent again, and hold up no others', async () => {
    const { box, sent, told, shelf } = set(['unfit']);
    box.put(1, text('far too long'), 0);
    box.put(2, text('b'), 0);
    await box.flush();
    await box.flush();
    expect(sent.map(([position]) => position)).toEqual([1, 2]);
    expect([box.state(), box.refused(), box.isEmpty(), told.refused]).toEqual(['refused', 1, false, []]);
    const later = set([], shelf).box;
    expect(later.over(open(1)).items[0]?.answer).toEqual(text('far too long'));
    await later.flush();
    expect([later.state(), later.refused()]).toEqual(['refused', 1]);
    box.put(1, text('short'), 0);
    await box.flush();
    expect([sent.at(-1), box.state(), box.isEmpty()]).toEqual([[1, text('short')], 'saved', true]);
  });

  it('go from memory when the storage is full, the newest all the same', async () => {
    const shelf = shelfOf(new Map([['answers', JSON.stringify({ 1: { answer: text('old') } })]]));
    const full = {
      ...shelf,
      setItem: () => {
        throw new Error('full');
      },
    };
    const { box, sent } = set(['unfit', 'taken'], full);
    box.put(1, text('new'), 0);
    await box.flush();
    expect([sent, box.refused()]).toEqual([[[1, text('new')]], 1]);
    box.put(1, text('newer'), 0);
    await box.flush();
    expect([sent.at(-1), box.isEmpty()]).toEqual([[1, text('newer')], true]);
  });
});
