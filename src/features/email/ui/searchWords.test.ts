import { describe, expect, it } from 'vitest';
import { readMailSearch } from '#features/email/mailSearch.ts';
import { writeMailSearch } from './searchWords.ts';

describe('the filter of the mails', () => {
  it('writes a line that reads as what was chosen', () => {
    const chosen = {
      ...{
        text: 'final report',
        from: ['grace', 'Marcus Hale'],
        to: ['ruth'],
        subject: ['mid term'],
        label: ['own one'],
      },
      ...{ hasAttachment: true, before: '2026-11-15', after: '2026-01-02' },
      ...{ isUnread: true, isRead: false, isStarred: true },
    };
    expect(readMailSearch(writeMailSearch(chosen))).toEqual(chosen);
  });

  it('writes nothing where nothing was chosen', () => {
    expect(writeMailSearch(readMailSearch(''))).toBe('');
  });
});
