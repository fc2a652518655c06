import { describe, expect, it } from 'vitest';
import { isZone, momentOf, wallOf } from './zonedTime.ts';

const at = (text: string) => Date.parse(text);
const iso = (moment: number) => new Date(moment).toISOString();

describe('clocks of a zone', () => {
  it.each([
    ['Europe/Berlin', '2026-01-15T09:00:00Z', '2026-01-15T08:00:00.000Z'],
    ['Europe/Berlin', '2026-07-15T09:00:00Z', '2026-07-15T07:00:00.000Z'],
    ['America/New_York', '2026-01-15T09:00:00Z', '2026-01-15T14:00:00.000Z'],
    ['America/New_York', '2026-07-15T09:00:00Z', '2026-07-15T13:00:00.000Z'],
    ['Asia/Kolkata', '2026-07-15T09:00:00Z', '2026-07-15T03:30:00.000Z'],
    ['Pacific/Kiritimati', '2026-01-01T00:30:00Z', '2025-12-31T10:30:00.000Z'],
    ['Australia/Lord_Howe', '2026-01-15T09:00:00Z', '2026-01-14T22:00:00.000Z'],
    ['UTC', '2026-07-15T09:00:00Z', '2026-07-15T09:00:00.000Z'],
  ])('show in %s at %s what they show at %s', (zone, wall, moment) => {
    expect(iso(momentOf(at(wall), zone))).toBe(moment);
    expect(wallOf(at(moment), zone)).toBe(at(wall));
  });

  it('skip an hour in spring: what they never show is an hour later', () => {
    expect(iso(momentOf(at('2026-03-29T01:59:00Z'), 'Europe/Berlin'))).toBe('2026-03-29T00:59:00.000Z');
    expect(iso(momentOf(at('2026-03-29T02:30:00Z'), 'Europe/Berlin'))).toBe('2026-03-29T01:30:00.000Z');
    expect(wallOf(at('2026-03-29T01:30:00Z'), 'Europe/Berlin')).toBe(at('2026-03-29T03:30:00Z'));
    expect(iso(momentOf(at('2026-03-08T02:30:00Z'), 'America/New_York'))).toBe('2026-03-08T07:30:00.000Z');
    expect(iso(momentOf(at('2026-03-29T03:00:00Z'), 'Europe/Berlin'))).toBe('2026-03-29T01:00:00.000Z');
  });

  it('show an hour twice in autumn: the first of the two is meant', () => {
    expect(iso(momentOf(at('2026-10-25T02:30:00Z'), 'Europe/Berlin'))).toBe('2026-10-25T00:30:00.000Z');
    expect(wallOf(at('2026-10-25T01:30:00Z'), 'Europe/Berlin')).toBe(at('2026-10-25T02:30:00Z'));
    expect(iso(momentOf(at('2026-10-25T03:00:00Z'), 'Europe/Berlin'))).toBe('2026-10-25T02:00:00.000Z');
    expect(iso(momentOf(at('2026-11-01T01:30:00Z'), 'America/New_York'))).toBe('2026-11-01T05:30:00.000Z');
  });

  it('come back to the same moment all year round, except in the hour that is shown twice', () => {
    const again = ['2026-10-25T01', '2026-11-01T06'];
    for (const zone of ['Europe/Berlin', 'America/New_York', 'Asia/Tehran', 'Africa/Casablanca']) {
      for (let moment = at('2026-01-01T00:15:00Z'); moment < at('2027-01-01T00:00:00Z'); moment += 3_600_000) {
        const back = momentOf(wallOf(moment, zone), zone);
        const isTwice = wallOf(moment - 3_600_000, zone) === wallOf(moment, zone);
        expect(back, `${zone} ${iso(moment)}`).toBe(isTwice ? moment - 3_600_000 : moment);
        if (isTwice && !zone.startsWith('Africa')) expect(again).toContain(iso(moment).slice(0, 13));
      }
    }
  });

  it('are those of zones with a name', () => {
    expect(['Europe/Berlin', 'UTC', 'America/Argentina/Ushuaia'].every(isZone)).toBe(true);
    expect(['', 'Berlin', '+01:00', 'Europe/Nowhere', '../etc'].some(isZone)).toBe(false);
  });
});
