import { describe, expect, it } from 'vitest';
import { found } from '#web/kit/found.ts';
import { linksIn } from '#web/kit/links.ts';
import { logItems } from './logItems.ts';
import type { ShownMessage } from './shownMessages.ts';
import { MOST_SHOWN, together, trimmed } from './threadParts.ts';

const ME = 1;
const at = (minutes: number) => new Date(Date.UTC(2026, 10, 15, 9, minutes)).toISOString();
const said = (id: number, senderId: number, minutes: number, more: Partial<ShownMessage> = {}): ShownMessage => ({
  id,
  chatId: 1,
  kind: 'text',
  message: `m${id}`,
  time: at(minutes),
  senderId,
  senderName: `P${senderId}`,
  event: null,
  isDeleted: false,
  files: [],
  editedAt: null,
  replyTo: null,
  reactions: [],
  key: null,
  ...more,
});
const runs = (items: ReturnType<typeof logItems>) =>
  items.flatMap((item) => (item.kind === 'message' ? [[item.message.id, item.startsRun, item.endsRun]] : []));

describe('the lines of a log', () => {
  it('joins what one person writes within some minutes', () => {
    const items = logItems([said(1, 2, 0), said(2, 2, 1), said(3, ME, 2), said(4, ME, 20)], ME, null);
    expect(runs(items)).toEqual([
      [1, true, false],
      [2, false, true],
      [3, true, true],
      [4, true, true],
    ]);
  });

  it('puts one line above each day and one above the first unread of somebody else', () => {
    const items = logItems([said(1, 2, 0), said(2, ME, 1), said(3, 2, 2), said(4, 2, 60 * 24)], ME, 1);
    expect(items.map((item) => item.kind)).toEqual([
      'day',
      'message',
      'message',
      'unread',
      'message',
      'day',
      'message',
    ]);
  });

  it('begins a run anew below the unread line', () => {
    expect(runs(logItems([said(1, 2, 0), said(2, 2, 1)], ME, 1))[1]).toEqual([2, true, true]);
  });

  it('keeps what waits apart from what was sent, and each refused one alone', () => {
    const waiting = { state: 'waiting', key: 'k' } as const;
    const refused = { state: 'refused' } as const;
    const items = logItems(
      [said(1, ME, 0), said(-1, ME, 1, waiting), said(-2, ME, 1, refused), said(-3, ME, 1, refused)],
      ME,
      null,
    );
    expect(runs(items).map(([, starts, ends]) => [starts, ends])).toEqual([
      [true, true],
      [true, true],
      [true, true],
      [true, true],
    ]);
  });
});

describe('a part of a chat', () => {
  it('has each message once, in order, as it was told last, and leaves the others as they are', () => {
    const [first, second] = [said(1, 2, 0), said(2, 2, 1)];
    const changed = { ...second, message: 'other' };
    const list = together([first, second], [said(3, 2, 2), changed, said(1, 2, 0)]);
    expect(list.map((one) => one.id)).toEqual([1, 2, 3]);
    expect(list[0]).toBe(first);
    expect(list[1]).toBe(changed);
  });

  it('gives up the far end, and says that there is more', () => {
    const messages = Array.from({ length: MOST_SHOWN + 5 }, (_, i) => said(i + 1, 2, 0));
    const whole = { messages, hasBefore: false, hasAfter: false };
    expect(trimmed(whole, 'end')).toMatchObject({ hasBefore: false, hasAfter: true });
    expect(trimmed(whole, 'end').messages.at(-1)?.id).toBe(MOST_SHOWN);
    expect(trimmed(whole, 'start')).toMatchObject({ hasBefore: true, hasAfter: false });
    expect(trimmed(whole, 'start').messages[0]?.id).toBe(6);
  });
});

describe('links in a message', () => {
  const hrefs = (text: string) => linksIn(text).flatMap((piece) => piece.href ?? []);

  it('are made of addresses of pages and mails, with the words around them kept', () => {
    const text = 'See https://example.com/a?b=1, www.school.org or ann@example.com.';
    expect(hrefs(text)).toEqual(['https://example.com/a?b=1', 'http://www.school.org', 'mailto:ann@example.com']);
    expect(
      linksIn(text)
        .map((piece) => piece.text)
        .join(''),
    ).toBe(text);
  });

  it.each(['javascript:alert(1)', 'data:text/html,x', 'ftp://example.com/a', 'file:///etc/passwd', '//example.com'])(
    'are not made of %s',
    (text) => {
      expect(hrefs(text).filter((href) => !href.startsWith('http://example.com'))).toEqual([]);
    },
  );
});

describe('words that were looked for', () => {
  const hits = (text: string, q: string) =>
    found(text, q)
      .filter((part) => part.isHit)
      .map((part) => part.words);

  it('are marked whatever their accents and capitals', () => {
    expect(hits('Tomás and TOMAS', 'tomas')).toEqual(['Tomás', 'TOMAS']);
  });

  it('are brought near the beginning of a long text', () => {
    const parts = found(`${'word '.repeat(60)}needle`, 'needle');
    expect(parts[0]?.words).toBe('… ');
    expect(parts.at(-1)).toMatchObject({ words: 'needle', isHit: true });
  });
});
