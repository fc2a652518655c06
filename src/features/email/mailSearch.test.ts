import { describe, expect, it } from 'vitest';
import { readMailSearch } from './mailSearch.ts';

const NOTHING = readMailSearch('');

describe('a search among mails', () => {
  it('leaves plain words as they were typed', () => {
    for (const q of [
      'room  change',
      '""',
      'room " "',
      'Re: Marks',
      'it’s 5:30',
      'http://a.example/b',
      'a:b c:d',
      'note: from',
    ]) {
      expect(readMailSearch(q)).toEqual({ ...NOTHING, text: q });
    }
  });

  it('reads every operator, also with quotes and in capitals', () => {
    expect(
      readMailSearch(
        'from:"grace mbeki" TO:marcus subject:"final timetable" label:Trips has:attachment before:2026-11-15 after:2026/9/1 is:unread is:starred room',
      ),
    ).toEqual({
      text: 'room',
      from: ['grace mbeki'],
      to: ['marcus'],
      subject: ['final timetable'],
      label: ['Trips'],
      hasAttachment: true,
      before: '2026-11-15',
      after: '2026-09-01',
      isUnread: true,
      isRead: false,
      isStarred: true,
    });
  });

  it('joins what stands around the operators', () => {
    expect(readMailSearch('final from:priya  timetable').text).toBe('final timetable');
    expect(readMailSearch('"final  timetable" from:priya').text).toBe('final timetable');
  });

  it('takes several of a kind', () => {
    expect(readMailSearch('from:a from:b label:x label:y')).toMatchObject({ from: ['a', 'b'], label: ['x', 'y'] });
  });

  it('reads unknown operators and impossible values as plain words', () => {
    for (const q of ['size:10', 'has:nothing', 'is:blue', 'before:yesterday', 'after:2026-02-30', 'froms:x']) {
      expect(readMailSearch(q)).toEqual({ ...NOTHING, text: q });
    }
  });

  it('waits for what is still being typed', () => {
    for (const q of ['from:', 'from:""', 'is:', 'before:', 'has:']) expect(readMailSearch(q)).toEqual(NOTHING);
    expect(readMailSearch('room from:').text).toBe('room');
  });

  it('comes to an end with whatever is typed', () => {
    for (const q of ['"', '""', 'from:"open', ':', '::', ' " from:" a', 'from:a"b"c', '\u0000']) {
      expect(() => readMailSearch(q)).not.toThrow();
    }
    expect(readMailSearch('from:"open').from).toEqual(['"open']);
  });
});
