import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { EVENT_KINDS } from '#features/calendar/choices.ts';
import { testApi } from '../../../../tests/api/api.ts';
import { calendarOf, ownCalendar } from '../../../../tests/api/events.ts';

describe('iCalendar', () => {
  const api = testApi();
  const own = ownCalendar(api);

  const take = (text: string, more: object = {}, who = own.token()) =>
    api.post('/apps/calendar/import', { text, ...more }, who);
  const file = (...lines: string[]) => ['BEGIN:VCALENDAR', 'VERSION:2.0', ...lines, 'END:VCALENDAR'].join('\r\n');
  const vevent = (...lines: string[]) => ['BEGIN:VEVENT', ...lines, 'END:VEVENT'].join('\r\n');
  const exported = async (who = own.token()) => (await api.get('/apps/calendar/export.ics', who)).text;
  const inWindow = (rows: any[]) =>
    rows.map(({ title, start, end, allDay, url, extendedProps: p }) => ({
      ...{ title, start, end, allDay, url, calendar: p.calendar, location: p.location, description: p.description },
      ...{ reminders: p.reminders, timeZone: p.timeZone, repeat: p.repeat, occurrence: p.occurrence },
    }));

  it('is written with zones, rules and what stands apart', async () => {
    const { id } = await own.add(
      { title: 'Semicolons; commas, and\nlines', start: '2027-03-01T09:00', end: null },
      { timeZone: 'Europe/Berlin', repeat: 'FREQ=WEEKLY;COUNT=5', reminders: [15], location: 'Room 4' },
    );
    await own.remove(id, { scope: 'this', occurrence: '2027-03-08T08:00:00.000Z' });
    await own.update({ id, start: '2027-03-16T10:00:00Z' }, { scope: 'this', occurrence: '2027-03-15T08:00:00.000Z' });
    const answer = await api.get('/apps/calendar/export.ics', own.token());
    expect(answer.headers.get('content-type')).toContain('text/calendar');
    const text = answer.text.replaceAll('\r\n ', '');
    expect(text).toContain('DTSTART;TZID=Europe/Berlin:20270301T090000');
    expect(text).toContain('EXDATE;TZID=Europe/Berlin:20270308T090000');
    expect(text).toContain('RECURRENCE-ID;TZID=Europe/Berlin:20270315T090000');
    expect(text).toContain('TRIGGER:-PT15M');
    expect(text).toContain('BYMONTH=3;BYDAY=-1SU');
    expect(text).toContain('SUMMARY:Semicolons\\; commas\\, and\\nlines');
    expect(text.match(/BEGIN:VTIMEZONE/g)).toHaveLength(1);
  });

  it('is taken from a file: looked at first, then kept, and the same again changes what is there', async () => {
    const text = file(
      vevent('UID:one@elsewhere', 'SUMMARY:One', 'DTSTART:20280110T090000Z', 'DTEND:20280110T100000Z'),
      vevent('UID:two@elsewhere', 'SUMMARY:Two', 'DTSTART;VALUE=DATE:20280111', 'CATEGORIES:Family'),
      vevent('UID:bad@elsewhere', 'SUMMARY:Bad', 'DTSTART:20280111T090000Z', 'DTEND:20280110T090000Z'),
      vevent('UID:odd@elsewhere', 'SUMMARY:Odd', 'DTSTART:20280111T090000Z', 'RRULE:FREQ=SECONDLY'),
      vevent('UID:none@elsewhere', 'SUMMARY:None'),
    );
    const looked = await take(text, { dryRun: true });
    expect(looked.body).toMatchObject({ added: 2, updated: 0 });
    expect(looked.body.problems.map((one: any) => [one.index, one.title])).toEqual([
      [3, 'Bad'],
      [4, 'Odd'],
      [5, 'None'],
    ]);
    expect(looked.body.events).toMatchObject([
      { title: 'One', calendar: 'Personal', isNew: true },
      { title: 'Two', calendar: 'Family', start: '2028-01-11', end: '2028-01-12' },
    ]);
    expect(await own.list({ from: '2028-01-01', to: '2028-02-01' })).toEqual([]);
    expect((await take(text, { calendar: 'ETC' })).body).toMatchObject({ added: 2, updated: 0 });
    const first = await own.list({ from: '2028-01-01', to: '2028-02-01' });
    expect((await take(text.replace('SUMMARY:One', 'SUMMARY:Uno'))).body).toMatchObject({ added: 0, updated: 2 });
    const second = await own.list({ from: '2028-01-01', to: '2028-02-01' });
    expect(second.map((one: any) => one.id)).toEqual(first.map((one: any) => one.id));
    expect(second.map((one: any) => one.title)).toEqual(['Uno', 'Two']);
  });

  it('is read as other programs write it', async () => {
    const zone = [
      ...['BEGIN:VTIMEZONE', 'TZID:Our Office', 'BEGIN:STANDARD', 'DTSTART:19700101T000000'],
      ...['TZOFFSETFROM:+0300', 'TZOFFSETTO:+0300', 'END:STANDARD', 'END:VTIMEZONE'],
    ];
    const text = file(
      ...zone,
      vevent('UID:a', 'SUMMARY:Own zone', 'DTSTART;TZID=Our Office:20290110T090000', 'DURATION:PT90M'),
      vevent('UID:b', 'SUMMARY:Yearly', 'DTSTART;VALUE=DATE:20290111', 'RRULE:FREQ=YEARLY;BYMONTH=1;BYMONTHDAY=11'),
      vevent(
        'UID:c',
        'SUMMARY:Work days',
        'DTSTART;TZID=Europe/Berlin:20290115T090000',
        'RRULE:FREQ=DAILY;BYDAY=MO,TU,WE,TH,FR;UNTIL=20290119T235959',
      ),
    );
    expect((await take(text)).body).toMatchObject({ added: 3, problems: [] });
    const rows = await own.list({ from: '2029-01-01', to: '2029-02-01' });
    expect(rows.map((one: any) => `${one.title} ${one.start}`)).toEqual([
      'Own zone 2029-01-10T06:00:00.000Z',
      'Yearly 2029-01-11',
      ...[15, 16, 17, 18, 19].map((day) => `Work days 2029-01-${day}T08:00:00.000Z`),
    ]);
    expect(rows[0].end).toBe('2029-01-10T07:30:00.000Z');
  });

  it('is refused when it cannot be read, is too long or has too many events', async () => {
    for (const text of ['hello', 'BEGIN:VCALENDAR\r\nBEGIN:VEVENT', 'BEGIN:VCARD\r\nEND:VCARD']) {
      const answer = await take(text);
      expect([answer.status, Object.keys(answer.body.error)], text).toEqual([400, ['text']]);
    }
    const many = Array.from({ length: 5_001 }, (_, index) => vevent(`UID:m${index}`, 'DTSTART:20300110T090000Z'));
    expect((await take(file(...many))).status).toBe(400);
    expect((await take(file(`X-LONG:${'x'.repeat(1024 * 1024)}`))).status).toBe(413);
    expect((await take(file(`X-LONG:${'x'.repeat(4 * 1024 * 1024)}`))).status).toBe(413);
  });

  it('takes thousands of events at once', async () => {
    const fresh = (await api.register()).accessToken;
    const many = Array.from({ length: 5_000 }, (_, index) =>
      vevent(`UID:many${index}`, `SUMMARY:Event ${index}`, 'DTSTART:20300110T090000Z'),
    );
    expect((await take(file(...many), {}, fresh)).body).toMatchObject({ added: 5_000, problems: [] });
  });

  it('never invites anybody, and leaves invitations to whoever sent them', async () => {
    const guest = await api.register();
    await own.add({ title: 'Shared' }, { guests: [{ personId: guest.user.id }, { email: 'x@example.org' }] });
    api.mails.length = 0;
    const text = await exported();
    const answer = await take(text, {}, guest.accessToken);
    expect(answer.body.problems.map((one: any) => one.title)).toEqual(['Shared']);
    expect(api.mails).toEqual([]);
  });

  it('comes back equal: what is exported imports again as it was', async () => {
    const word = fc
      .string({ unit: 'grapheme', minLength: 1, maxLength: 30 })
      .filter((text) => text.trim() === text && /^[^\p{C}\u2028\u2029<&]+$/u.test(text));
    const zone = fc.constantFrom('UTC', 'Europe/Berlin', 'America/New_York', 'Asia/Kolkata', 'Australia/Lord_Howe');
    const repeat = fc.constantFrom(
      null,
      null,
      'FREQ=DAILY;COUNT=9',
      'FREQ=WEEKLY;INTERVAL=2;BYDAY=MO,FR',
      'FREQ=MONTHLY;BYDAY=-1SU',
      'FREQ=YEARLY',
      'FREQ=WEEKLY;UNTIL=20330101',
    );
    const one = fc.record({
      ...{
        title: word,
        allDay: fc.boolean(),
        timeZone: zone,
        repeat,
        location: word,
        calendar: fc.constantFrom(...EVENT_KINDS),
      },
      start: fc.integer({ min: Date.UTC(2031, 0, 1) / 60_000, max: Date.UTC(2031, 11, 31) / 60_000 }),
      minutes: fc.integer({ min: 0, max: 4_000 }),
      description: fc.oneof(
        fc.constant(''),
        word,
        word.map((text) => `<p>${text}</p>\n<ul><li>${text}</li></ul>`),
      ),
      reminders: fc.uniqueArray(fc.integer({ min: 0, max: 40_320 }), { maxLength: 3 }),
      url: fc.constantFrom('', 'https://example.org/a?b=c,d;e', '/apps/todo'),
    });
    const [from, to] = [await api.register(), await api.register()];
    await fc.assert(
      fc.asyncProperty(fc.array(one, { minLength: 1, maxLength: 4 }), async (given) => {
        await api.db.execute(`DELETE FROM calendar_events WHERE owner_id IN (${from.user.id}, ${to.user.id})`);
        const theirs = calendarOf(api, () => from.accessToken);
        for (const { title, allDay, start, minutes, url, ...more } of given) {
          const at = (minute: number) => new Date(minute * 60_000).toISOString();
          const event = await theirs.add({ title, allDay, url, start: at(start), end: at(start + minutes) }, more);
          if (event.extendedProps.repeat === null) continue;
          const rows = (await theirs.list({ from: '2031-01-01', to: '2032-02-01' })).filter(
            (row: any) => row.id === event.id,
          );
          const [gone, moved] = [rows[1], rows[2]];
          if (gone) await theirs.remove(event.id, { scope: 'this', occurrence: gone.extendedProps.occurrence });
          if (moved)
            await theirs.update(
              {
                id: event.id,
                title: 'Moved',
                allDay: false,
                start: '2031-06-06T06:00:00Z',
                end: '2031-06-06T07:00:00Z',
              },
              { scope: 'this', occurrence: moved.extendedProps.occurrence },
            );
        }
        const answer = await take(await exported(from.accessToken), {}, to.accessToken);
        expect(answer.body).toMatchObject({ added: given.length, problems: [] });
        const all = async (who: string) => {
          const ask = (query: string) => api.get(`/apps/calendar/events${query}`, who);
          const rows = [...(await ask('')).body, ...(await ask('?from=2031-01-01&to=2032-02-01')).body];
          return inWindow(rows)
            .map((row) => JSON.stringify(row))
            .sort();
        };
        expect(await all(to.accessToken)).toEqual(await all(from.accessToken));
      }),
      { numRuns: 10, endOnFailure: true },
    );
  }, 120_000);

  it('can be followed by a secret link, until it is closed', async () => {
    const { id, title } = await own.add({ title: 'Followed', start: new Date(api.now()).toISOString(), end: null });
    expect((await api.get('/apps/calendar/subscription', own.token())).body).toEqual({ link: null });
    const made = await api.post('/apps/calendar/subscription', {}, own.token());
    expect(made.status).toBe(201);
    const path = new URL(made.body.link).pathname;
    expect(path).toMatch(/^\/calendar\/feed\/[\w-]{43}\.ics$/);
    expect((await api.get('/apps/calendar/subscription', own.token())).body).toEqual(made.body);
    const followed = await api.ask('GET', path, { headers: { 'sec-fetch-site': 'cross-site' } });
    expect([followed.status, followed.text.includes(`SUMMARY:${title}`)]).toEqual([200, true]);
    expect(id).toBeGreaterThan(0);
    const newer = await api.post('/apps/calendar/subscription', {}, own.token());
    expect((await api.get(path)).status).toBe(404);
    const path2 = new URL(newer.body.link).pathname;
    expect((await api.get(path2)).status).toBe(200);
    await api.ask('DELETE', '/apps/calendar/subscription', { token: own.token() });
    expect((await api.get(path2)).status).toBe(404);
    const from = '10.9.9.9';
    const tries = [];
    for (let at = 0; at < 125; at += 1) tries.push((await api.ask('GET', '/calendar/feed/guess.ics', { from })).status);
    expect([tries[0], tries.at(-1)]).toEqual([404, 429]);
    const guess = async (at: number) =>
      (await api.ask('GET', '/calendar/feed/guess.ics', { from: `2001:db8:7:1::${at.toString(16)}` })).status;
    const wide = [];
    for (let at = 1; at <= 125; at += 1) wide.push(await guess(at));
    expect([wide[0], wide.at(-1)]).toEqual([404, 429]);
  });

  it('link of somebody who may no longer open the calendar leads nowhere', async () => {
    const leaver = await api.register();
    const { link } = (await api.post('/apps/calendar/subscription', {}, leaver.accessToken)).body;
    const path = new URL(link).pathname;
    expect((await api.get(path)).status).toBe(200);
    await api.db.execute(`UPDATE people SET access = 'Student' WHERE id = ${leaver.user.id}`);
    expect((await api.get(path)).status).toBe(404);
  });
});
