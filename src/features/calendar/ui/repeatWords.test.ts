import { describe, expect, it, vi } from 'vitest';
import { i18n } from '#web/i18n/i18n.ts';
import { repeatWords } from './repeatWords.ts';

describe('a repetition in words', () => {
  it('names the day of the rule, wherever one of its occurrences stands', () => {
    const said = vi.spyOn(i18n, 't').mockImplementation((key: string) => key);
    repeatWords('FREQ=MONTHLY;BYDAY=3WE', 'Europe/Berlin');
    expect(said).toHaveBeenCalledWith('calendar:repeat.monthly.nth', { nth: 3, weekday: 'Wed' });
    repeatWords('FREQ=MONTHLY;BYDAY=-1SA', 'Europe/Berlin');
    expect(said).toHaveBeenCalledWith('calendar:repeat.monthly.last', { nth: -1, weekday: 'Sat' });
    said.mockRestore();
  });
});
