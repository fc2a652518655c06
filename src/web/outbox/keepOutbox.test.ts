import { describe, expect, it } from 'vitest';
import { type Kind, keepOutbox, type OutboxParts } from './keepOutbox.ts';

class Lost extends Error {}

function shelfOf(store = new Map<string, string>()) {
  return {
    getItem: (key: string) => store.get(key) ?? null,
    setItem: (key: string, value: string) => void store.set(key, value),
    removeItem: (key: string) => void store.delete(key),
  };
}

/** Has room for so many characters. */
function fullShelf(room: number) {
  const shelf = shelfOf();
  return {
    ...shelf,
    setItem(key: string, value: string) {
      if (value.length > room) throw new Error('The quota has been exceeded.');
      shelf.setItem(key, value);
    },
  };
}

interface Parts {
  shelf?: OutboxParts['shelf'];
  how?: Partial<Kind<string, void>>;
  /** Done before it is known how things are sent. */
  before?: () => Promise<void>;
  now?: () => number;
}

function setUp({ shelf = shelfOf(), how = {}, before = async () => {}, now = () => 0 }: Parts = {}) {
  const sent: string[] = [];
  let online = true;
  let keys = 0;
  const faults: unknown[] = [];
  const pauses: (() => void)[] = [];
  const kind: Kind<string, void> = {
    async send(payload) {
      await Promise.resolve();
      if (!online) throw new Lost('no connection');
      sent.push(payload);
    },
    ...how,
  };
  const outbox = keepOutbox({
    shelf,
    locked: (_name, job) => job(),
    async kindOf(name) {
      await before();
      return name === 'chat.send' ? (kind as Kind<unknown, unknown>) : undefined;
    },
    mayHeal: (error) => error instanceof Lost,
    wait: () => new Promise((resolve) => void pauses.push(resolve)),
    inStep: (job, then) => void setTimeout(then, 0, job()),
    now,
    newKey: () => `k${++keys}`,
    report: (fault) => faults.push(fault),
  });
  outbox.belongTo(1);
  function setOnline(is: boolean) {
    online = is;
  }
  return { outbox, sent, shelf, setOnline, faults, pauses };
}

const settle = () => new Promise((resolve) => setTimeout(resolve, 5));
const texts = (outbox: ReturnType<typeof keepOutbox>) => outbox.waiting().map((one) => one.payload);

describe('the outbox', () => {
  it('sends at once and then forgets', async () => {
    const { outbox, sent } = setUp();
    outbox.push('chat.send', 'chat:1', 'hello');
    expect(texts(outbox)).toEqual(['hello']);
    await settle();
    expect(sent).toEqual(['hello']);
    expect(texts(outbox)).toEqual([]);
  });

  it('keeps what could not be sent, and sends it in its order when the connection is back', async () => {
    const { outbox, sent, setOnline } = setUp();
    setOnline(false);
    for (const text of ['one', 'two', 'three']) outbox.push('chat.send', 'chat:1', text);
    await settle();
    expect(sent).toEqual([]);
    expect(outbox.stuckCount()).toBe(3);
    outbox.push('chat.send', 'chat:2', 'elsewhere');
    await settle();
    setOnline(true);
    outbox.hurry();
    await settle();
    expect(sent.filter((text) => text !== 'elsewhere')).toEqual(['one', 'two', 'three']);
    expect(sent).toContain('elsewhere');
    expect(outbox.stuckCount()).toBe(0);
  });

  it('goes on after a reload, with the same keys', async () => {
    const first = setUp();
    first.setOnline(false);
    first.outbox.push('chat.send', 'chat:1', 'kept');
    await settle();
    const keys: string[] = [];
    const send = async (_text: string, key: string) => void keys.push(key);
    const again = setUp({ shelf: first.shelf, how: { send } });
    await settle();
    expect(keys).toEqual(['k1']);
    expect(again.outbox.waiting()).toEqual([]);
  });

  it('lets one lane pass while another waits', async () => {
    const sent: string[] = [];
    const { outbox } = setUp({
      how: {
        send: async (text) => {
          if (text === 'stuck') throw new Lost('no connection');
          sent.push(text);
        },
      },
    });
    outbox.push('chat.send', 'chat:1', 'stuck');
    outbox.push('chat.send', 'chat:2', 'passes');
    await settle();
    expect(sent).toEqual(['passes']);
    expect(texts(outbox)).toEqual(['stuck']);
  });

  it('takes out what the server refuses, or keeps it with the reason', async () => {
    const send = async () => {
      throw new Error('This chat is closed.');
    };
    const gone = setUp({ how: { send } });
    gone.outbox.push('chat.send', 'chat:1', 'a');
    await settle();
    expect(gone.outbox.waiting()).toEqual([]);
    const kept = setUp({ how: { send, refused: () => true } });
    const key = kept.outbox.push('chat.send', 'chat:1', 'a');
    await settle();
    expect(kept.outbox.waiting()).toMatchObject([{ key, problem: 'This chat is closed.' }]);
    kept.outbox.drop(key);
    expect(kept.outbox.waiting()).toEqual([]);
  });

  it('a fault while telling of a refusal loses nothing and does not go round in circles', async () => {
    let asked = 0;
    const send = async () => {
      asked += 1;
      throw new Error('No.');
    };
    const refused = () => {
      throw new Error('a fault of our own');
    };
    const { outbox, faults } = setUp({ how: { send, refused } });
    outbox.push('chat.send', 'chat:1', 'hello');
    await settle();
    expect([asked, faults.length]).toEqual([1, 1]);
    expect(outbox.waiting()).toMatchObject([{ payload: 'hello', problem: 'No.' }]);
  });

  it('a refused one does not hold up those behind it', async () => {
    const sent: string[] = [];
    const send = async (text: string) => {
      if (text === 'bad') throw new Error('no');
      sent.push(text);
    };
    const { outbox } = setUp({ how: { send, refused: () => true } });
    outbox.push('chat.send', 'chat:1', 'bad');
    outbox.push('chat.send', 'chat:1', 'good');
    await settle();
    expect(sent).toEqual(['good']);
  });

  it('is one person’s: somebody else on the same machine neither sees nor sends it', async () => {
    const { outbox, sent, setOnline } = setUp();
    setOnline(false);
    outbox.push('chat.send', 'chat:1', 'mine');
    await settle();
    outbox.belongTo(2);
    setOnline(true);
    outbox.hurry();
    await settle();
    expect(outbox.waiting()).toEqual([]);
    expect(sent).toEqual([]);
    outbox.belongTo(1);
    await settle();
    expect(sent).toEqual(['mine']);
  });

  it.each([
    ['in the browser', shelfOf()],
    ['in memory', fullShelf(0)],
  ])(
    'an answer that comes when somebody else is here is told to nobody, and is not sent again: %s',
    async (_, shelf) => {
      const answers: (() => void)[] = [];
      const told: unknown[] = [];
      const send = () => new Promise<void>((resolve) => void answers.push(resolve));
      const { outbox } = setUp({ shelf, how: { send, done: (text) => void told.push(text) } });
      outbox.push('chat.send', 'chat:1', 'mine');
      await settle();
      outbox.belongTo(2);
      outbox.push('chat.send', 'chat:2', 'theirs');
      await settle();
      answers[0]?.();
      await settle();
      expect([told, texts(outbox)]).toEqual([[], ['theirs']]);
      outbox.belongTo(1);
      await settle();
      expect([answers.length, told, texts(outbox)]).toEqual([2, [], []]);
      outbox.belongTo(2);
      await settle();
      expect(texts(outbox)).toEqual(['theirs']);
    },
  );

  it('a refusal that comes when somebody else is here waits for whose it is', async () => {
    const ends: ((error: Error) => void)[] = [];
    const told: unknown[] = [];
    const send = () => new Promise<void>((_, reject) => void ends.push(reject));
    const refused = (text: string) => told.push(text) > 0;
    const { outbox } = setUp({ how: { send, refused } });
    outbox.push('chat.send', 'chat:1', 'mine');
    await settle();
    outbox.belongTo(2);
    ends[0]?.(new Error('This chat is closed.'));
    await settle();
    expect([told, outbox.waiting(), outbox.stuckCount()]).toEqual([[], [], 0]);
    outbox.belongTo(1);
    await settle();
    ends[1]?.(new Error('This chat is closed.'));
    await settle();
    expect([told, outbox.waiting()]).toMatchObject([['mine'], [{ problem: 'This chat is closed.' }]]);
  });

  it('drops what nobody knows how to send any more', async () => {
    const { outbox } = setUp();
    outbox.push('gone.kind', 'x', 'old');
    await settle();
    expect(outbox.waiting()).toEqual([]);
  });

  it('waits when the file that knows how to send it cannot be loaded, and loses nothing', async () => {
    let asked = 0;
    let isThere = false;
    const kindOf = async () => {
      // A call of the network takes its moment, or this would never end.
      await new Promise((resolve) => setTimeout(resolve));
      asked += 1;
      if (!isThere) throw new TypeError('Failed to fetch dynamically imported module');
    };
    const { outbox, sent } = setUp({ before: kindOf });
    outbox.push('chat.send', 'chat:1', 'hello');
    await settle();
    await settle();
    expect(asked).toBe(1);
    expect(texts(outbox)).toEqual(['hello']);
    expect(outbox.stuckCount()).toBe(1);
    isThere = true;
    outbox.hurry();
    await settle();
    expect(sent).toEqual(['hello']);
  });

  it('leaves what another tab wrote to that one for a moment, and sends it when it still waits', async () => {
    const other = setUp({ how: { send: () => new Promise(() => {}) } });
    const { outbox, sent, pauses } = setUp({ shelf: other.shelf });
    other.outbox.push('chat.send', 'chat:1', 'theirs');
    outbox.noticeShelf();
    await settle();
    expect([texts(outbox), sent]).toEqual([['theirs'], []]);
    for (const end of pauses) end();
    await settle();
    expect(sent).toEqual(['theirs']);
  });

  it('sends what the browser has no room for, in its order', async () => {
    const { outbox, sent } = setUp({ shelf: fullShelf(0) });
    outbox.push('chat.send', 'chat:1', 'one');
    outbox.push('chat.send', 'chat:1', 'two');
    expect([texts(outbox), outbox.isKept()]).toEqual([['one', 'two'], false]);
    await settle();
    expect(sent).toEqual(['one', 'two']);
    expect([texts(outbox), outbox.isKept()]).toEqual([[], true]);
  });

  it('keeps what there is room for beside what there is none for, and the order of both', async () => {
    let clock = 0;
    const { outbox, sent, shelf, setOnline } = setUp({ shelf: fullShelf(300), now: () => clock++ });
    setOnline(false);
    const large = 'large'.repeat(100);
    for (const text of ['first', large, 'last']) outbox.push('chat.send', 'chat:1', text);
    await settle();
    const afterReload = setUp({ shelf });
    await settle();
    expect(afterReload.sent).toEqual(['first', 'last']);
    outbox.noticeShelf();
    expect(texts(outbox)).toEqual([large]);
    setOnline(true);
    outbox.hurry();
    await settle();
    expect(sent).toEqual([large]);
  });

  it('keeps those in memory for their person, also when their login ends meanwhile', async () => {
    const { outbox, sent, setOnline } = setUp({ shelf: fullShelf(0) });
    setOnline(false);
    outbox.push('chat.send', 'chat:1', 'mine');
    outbox.belongTo(2);
    expect(outbox.isKept()).toBe(false);
    setOnline(true);
    await settle();
    expect([texts(outbox), sent]).toEqual([[], []]);
    outbox.belongTo(1);
    await settle();
    expect(sent).toEqual(['mine']);
  });

  it('lays what there was no room for on the shelf once there is', async () => {
    const { outbox, shelf, setOnline } = setUp({ shelf: fullShelf(200) });
    setOnline(false);
    const first = outbox.push('chat.send', 'chat:1', 'first');
    outbox.push('chat.send', 'chat:1', 'x'.repeat(80));
    expect(outbox.isKept()).toBe(false);
    outbox.drop(first);
    expect(outbox.isKept()).toBe(true);
    expect(shelf.getItem('lms-outbox:1')).toContain('xxx');
  });

  it('a refusal that there is no room to note does not go round in circles', async () => {
    let asked = 0;
    const send = async () => {
      asked += 1;
      throw new Error('No.'.repeat(100));
    };
    const { outbox } = setUp({ shelf: fullShelf(150), how: { send, refused: () => true } });
    const key = outbox.push('chat.send', 'chat:1', 'hello');
    await settle();
    expect(asked).toBe(1);
    expect(outbox.waiting()).toMatchObject([{ key, problem: 'No.'.repeat(100) }]);
    outbox.drop(key);
    expect([texts(outbox), outbox.isKept()]).toEqual([[], true]);
  });

  it('tells done before it leaves the list', async () => {
    const seen: unknown[] = [];
    const { outbox } = setUp({ how: { done: () => void seen.push(outbox.waiting().length) } });
    outbox.push('chat.send', 'chat:1', 'x');
    await settle();
    expect(seen).toEqual([1]);
  });

  it('is off the shelf before done is told, and in the list until the screens have heard of it', async () => {
    const store = new Map<string, string>();
    const seen: unknown[] = [];
    const { outbox } = setUp({
      shelf: shelfOf(store),
      how: {
        done: () => {
          seen.push(store.size, outbox.waiting().length);
          queueMicrotask(() => seen.push(outbox.waiting().length));
        },
      },
    });
    outbox.push('chat.send', 'chat:1', 'x');
    await settle();
    expect(seen).toEqual([0, 1, 1]);
    expect(texts(outbox)).toEqual([]);
  });

  it.each([
    ['is there', true],
    ['did not come', false],
  ])(
    'shows what is settled until what was asked for %s, and neither sends it again nor holds up the next',
    async (_, comes) => {
      const ends: (() => void)[] = [];
      const done = () =>
        new Promise((resolve, reject) => void ends.push(() => (comes ? resolve(0) : reject(new Lost()))));
      const { outbox, sent, shelf } = setUp({ how: { done } });
      for (const text of ['one', 'two']) outbox.push('chat.send', 'chat:1', text);
      await settle();
      expect([sent, texts(outbox)]).toEqual([
        ['one', 'two'],
        ['one', 'two'],
      ]);
      outbox.push('chat.send', 'chat:1', 'three');
      expect(texts(outbox)).toEqual(['one', 'two', 'three']);
      await settle();
      outbox.hurry();
      const afterReload = setUp({ shelf });
      await settle();
      expect([sent, afterReload.sent, afterReload.outbox.waiting()]).toEqual([['one', 'two', 'three'], [], []]);
      ends[0]?.();
      await settle();
      expect(texts(outbox)).toEqual(['two', 'three']);
      for (const end of ends) end();
      await settle();
      expect(texts(outbox)).toEqual([]);
    },
  );

  it('what is settled is not stuck, keeps no tab open, and is not another person’s', async () => {
    const done = () => new Promise(() => {});
    const { outbox, setOnline } = setUp({ shelf: fullShelf(0), how: { done } });
    let isTold = false;
    outbox.subscribe(() => {
      isTold = outbox.isKept();
    });
    outbox.push('chat.send', 'chat:1', 'settled');
    await settle();
    expect([texts(outbox), isTold]).toEqual([['settled'], true]);
    setOnline(false);
    outbox.push('chat.send', 'chat:1', 'waits');
    await settle();
    expect([texts(outbox), outbox.stuckCount()]).toEqual([['settled', 'waits'], 1]);
    outbox.belongTo(2);
    expect(texts(outbox)).toEqual([]);
  });

  it('does not show again what was taken back while it was under way', async () => {
    const answers: (() => void)[] = [];
    const send = () => new Promise<void>((resolve) => void answers.push(resolve));
    const { outbox } = setUp({ how: { send, done: () => new Promise(() => {}) } });
    const key = outbox.push('chat.send', 'chat:1', 'late');
    await settle();
    outbox.drop(key);
    answers[0]?.();
    await settle();
    expect([answers.length, texts(outbox)]).toEqual([1, []]);
  });

  it('a fault while telling that it is done does not send it again', async () => {
    const done = () => {
      throw new Error('a fault of our own');
    };
    const { outbox, sent, faults } = setUp({ how: { done } });
    outbox.push('chat.send', 'chat:1', 'hello');
    await settle();
    expect([sent, faults.length, texts(outbox)]).toEqual([['hello'], 1, []]);
  });
});
