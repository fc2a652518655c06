import { describe, expect, it } from 'vitest';
import { readAddresses } from './addresses.ts';

describe('addresses that were typed or pasted', () => {
  it('are read with and without names, with commas, semicolons and lines between them', () => {
    const text = 'Ann Lee <ann@example.com>; bob@example.com,\n"Lee, not split" \n<carl@example.com>';
    const { people } = readAddresses(text);
    expect(people).toContainEqual({ fullName: 'Ann Lee', email: 'ann@example.com' });
    expect(people).toContainEqual({ fullName: 'bob@example.com', email: 'bob@example.com' });
    expect(people).toContainEqual({ fullName: 'carl@example.com', email: 'carl@example.com' });
  });

  it('are read with the surname first, as mail programs write them', () => {
    expect(readAddresses('Lee, Ann <ann@example.com>; "Roe, Bob, Dr." <bob@example.com>, carl@example.com')).toEqual({
      people: [
        { fullName: 'Lee, Ann', email: 'ann@example.com' },
        { fullName: 'Roe, Bob, Dr.', email: 'bob@example.com' },
        { fullName: 'carl@example.com', email: 'carl@example.com' },
      ],
      rest: '',
    });
    expect(readAddresses('ann@example.com, Lee, Bob <bob@example.com>').people).toEqual([
      { fullName: 'ann@example.com', email: 'ann@example.com' },
      { fullName: 'Lee, Bob', email: 'bob@example.com' },
    ]);
  });

  it('leave what is no address', () => {
    expect(readAddresses('ann@example.com, nobody, @')).toEqual({
      people: [{ fullName: 'ann@example.com', email: 'ann@example.com' }],
      rest: 'nobody, @',
    });
    expect(readAddresses('')).toEqual({ people: [], rest: '' });
  });
});
