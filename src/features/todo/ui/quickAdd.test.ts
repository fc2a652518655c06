import { describe, expect, it } from 'vitest';
import { parseQuickAdd } from './quickAdd.ts';

// A Sunday, one o'clock in Berlin.
const now = new Date('2026-11-15T12:00:00Z');
const read = (text: string, language = 'en', timeZone = 'Europe/Berlin') =>
  parseQuickAdd(text, { now, timeZone, language });

describe('quick add', () => {
  it('takes a task apart', () => {
    expect(read('Call parents fri 3pm #team !')).toEqual({
      title: 'Call parents',
      dueDate: '2026-11-20T14:00:00.000Z',
      hasTime: true,
      tags: ['team'],
      isImportant: true,
      assigneeText: null,
      repeat: null,
    });
    expect(read('Order chairs @hannah #open-day #low tomorrow')).toMatchObject({
      ...{ title: 'Order chairs', dueDate: '2026-11-16', hasTime: false, tags: ['open-day', 'low'] },
      ...{ isImportant: false, assigneeText: 'hannah' },
    });
  });

  it.each([
    ['tomorrow', '2026-11-16', ''],
    ['Pay today', '2026-11-15', 'Pay'],
    ['next monday 9:30', '2026-11-16T08:30:00.000Z', ''],
    ['Report in 3 days', '2026-11-18', 'Report'],
    ['15 nov', '2026-11-15', ''],
    ['Party 24 dec', '2026-12-24', 'Party'],
    ['Meet Ann by friday', '2026-11-20', 'Meet Ann'],
    ['on friday at 8 meet Ann', '2026-11-20T07:00:00.000Z', 'meet Ann'],
    ['Send it 2031-05-23', '2031-05-23', 'Send it'],
  ])('reads a date in "%s"', (text, dueDate, title) => {
    expect(read(text)).toMatchObject({ dueDate, title });
  });

  it('leaves alone what is none', () => {
    for (const text of ['May I go?', 'Read chapter 5', 'mail bob@example.com', 'Wow! Really', 'Issue C#']) {
      expect(read(text)).toMatchObject({
        title: text,
        dueDate: null,
        tags: [],
        isImportant: false,
        assigneeText: null,
      });
    }
  });

  it.each([
    ['every monday 9am #team', { every: 'week', interval: 1 }, '2026-11-16T08:00:00.000Z', ''],
    ['Water plants every day', { every: 'day', interval: 1 }, '2026-11-15', 'Water plants'],
    ['Backup every 2 weeks', { every: 'week', interval: 2 }, '2026-11-15', 'Backup'],
    ['Report every other month', { every: 'month', interval: 2 }, '2026-11-15', 'Report'],
    ['Stand-up every weekday 9:15', { every: 'weekday', interval: 1 }, '2026-11-16T08:15:00.000Z', 'Stand-up'],
  ])('reads how "%s" repeats', (text, repeat, dueDate, title) => {
    expect(read(text)).toMatchObject({ repeat: { ...repeat, timeZone: 'Europe/Berlin' }, dueDate, title });
  });

  it.each([
    ['de', 'Eltern anrufen Freitag 15 Uhr', '2026-11-20T14:00:00.000Z', 'Eltern anrufen', undefined],
    ['de', 'Bericht übermorgen', '2026-11-17', 'Bericht', undefined],
    ['de', 'Blumen gießen jeden Montag um 9:00', '2026-11-16T08:00:00.000Z', 'Blumen gießen', 'week'],
    ['fr', 'Appeler demain à 9h', '2026-11-16T08:00:00.000Z', 'Appeler', undefined],
    ['fr', 'Payer aujourd’hui', '2026-11-15', 'Payer', undefined],
    ['fr', 'Rapport chaque mois', '2026-11-15', 'Rapport', 'month'],
    ['pt', 'Ligar sexta 15h', '2026-11-20T14:00:00.000Z', 'Ligar', undefined],
    ['pt', 'Relatório depois de amanhã', '2026-11-17', 'Relatório', undefined],
    ['pt', 'Pagar em 3 dias', '2026-11-18', 'Pagar', undefined],
    ['pt', 'Regar todos os dias', '2026-11-15', 'Regar', 'day'],
    ['ar', 'اتصال غدًا', '2026-11-16', 'اتصال', undefined],
    ['ar', 'اجتماع 15/12/2026', '2026-12-15', 'اجتماع', undefined],
    ['ar', 'اتصال tomorrow', '2026-11-16', 'اتصال', undefined],
    ['ar', 'تقرير كل أسبوع', '2026-11-15', 'تقرير', 'week'],
    ['de', 'Call fri', '2026-11-20', 'Call', undefined],
  ])('understands %s: "%s"', (language, text, dueDate, title, every) => {
    const task = read(text, language);
    expect(task).toMatchObject({ dueDate, title });
    expect(task.repeat?.every).toBe(every);
  });

  it('means the day of the person, wherever the server or the browser is', () => {
    expect(read('today', 'en', 'Pacific/Kiritimati').dueDate).toBe('2026-11-16');
    expect(read('tomorrow 8am', 'en', 'America/New_York').dueDate).toBe('2026-11-16T13:00:00.000Z');
    // Clocks there are put back on the first of November.
    const october = new Date('2026-10-31T12:00:00Z');
    const zone = { now: october, timeZone: 'America/New_York', language: 'en' };
    expect(parseQuickAdd('in 3 days at 9am', zone).dueDate).toBe('2026-11-03T14:00:00.000Z');
  });
});
