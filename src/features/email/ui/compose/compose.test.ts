import { describe, expect, it } from 'vitest';
import { answerSubject } from './answerSubject.ts';
import { promisesFile } from './checks.ts';
import { presets } from './schedule.ts';

const letter = (html: string, files: never[] = []) => ({ html, subject: '', files });

describe('writing a mail', () => {
  it('notices a promised file in the languages of the product', () => {
    for (const words of [
      'please find attached',
      'Die Liste ist angehängt',
      'ci-joint la liste',
      'segue em anexo',
      'المرفق',
    ])
      expect(promisesFile(letter(`<p>${words}</p>`)), words).toBe(true);
    expect(promisesFile(letter('<p>See you on Monday</p>'))).toBe(false);
    expect(promisesFile(letter('<p>A detached house</p>'))).toBe(false);
  });

  it('answers a subject of any length with one that is taken', () => {
    expect(answerSubject('Fwd: AW: Trip', 'Re')).toBe('Re: Trip');
    expect(answerSubject('x'.repeat(300), 'Fwd')).toBe(`Fwd: ${'x'.repeat(295)}`);
    expect(answerSubject(`${'x'.repeat(295)}😀`, 'Re')).toBe(`Re: ${'x'.repeat(295)}`);
  });

  it('offers only times that are still to come, each once', () => {
    const morning = new Date(2026, 10, 11, 9, 0);
    expect(presets(morning).map(([name]) => name)).toEqual(['evening', 'tomorrow', 'monday']);
    const late = new Date(2026, 10, 11, 19, 0);
    expect(presets(late).map(([name]) => name)).toEqual(['tomorrow', 'monday']);
    const sunday = new Date(2026, 10, 15, 9, 0);
    expect(presets(sunday).map(([name]) => name)).toEqual(['evening', 'tomorrow']);
    const monday = new Date(2026, 10, 16, 9, 0);
    expect(presets(monday).at(-1)?.[1]).toEqual(new Date(2026, 10, 23, 8, 0));
  });
});
