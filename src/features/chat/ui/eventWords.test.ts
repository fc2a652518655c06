import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { DEEDS, type GroupEvent } from '#features/chat/contract.ts';
import type { Gaps } from '#web/i18n/translate.ts';
import { eventWords } from './eventWords.ts';

const ME = { id: 1, fullName: 'Me Myself' };
const ANN = { id: 2, fullName: 'Ann Lee' };
const BOB = { id: 3, fullName: 'Bob Ray' };

function speak(language: string) {
  const path = new URL(`../../../web/i18n/locales/${language}/chat.json`, import.meta.url);
  const texts = JSON.parse(readFileSync(path, 'utf8')) as object;
  return (key: string, gaps: Gaps = {}) => {
    const text = key
      .split('.')
      .reduce<unknown>((at, part) => (at as Record<string, unknown> | undefined)?.[part], texts);
    return String(text).replace(/\{\{(\w+)\}\}/g, (_, name: string) => String(gaps[name]));
  };
}

const said = (language: string, deed: GroupEvent['deed'], by: GroupEvent['by'], people: GroupEvent['people']) =>
  eventWords(speak(language), { deed, by, people, name: 'Trip' }, ME.id);

describe('what happened in a group', () => {
  it('speaks of oneself as each language does where something is done to one', () => {
    expect(said('de', 'created', ANN, [ME])).toBe('Ann Lee hat die Gruppe „Trip“ mit Ihnen erstellt.');
    expect(said('de', 'created', ANN, [ME, BOB])).toBe('Ann Lee hat die Gruppe „Trip“ mit Ihnen und Bob Ray erstellt.');
    expect(said('ar', 'created', ANN, [ME])).toBe('أنشأ Ann Lee المجموعة «Trip» معك.');
    expect(said('ar', 'created', ANN, [BOB, ME])).toBe('أنشأ Ann Lee المجموعة «Trip» معك ومع Bob Ray.');
    expect(said('en', 'made-member', ANN, [ME])).toBe('You no longer manage the group.');
  });

  it('names the others, and says what one did oneself', () => {
    expect(said('en', 'added', ANN, [BOB])).toBe('Ann Lee added Bob Ray.');
    expect(said('en', 'added', ME, [ANN, BOB])).toBe('You added Ann Lee, Bob Ray.');
  });

  it('has a sentence for everything in every language', () => {
    for (const language of ['en', 'de', 'fr', 'pt', 'ar'])
      for (const deed of DEEDS) {
        const isAlone = deed === 'left' || deed === 'renamed';
        expect(said(language, deed, ANN, isAlone ? [] : [ME]), `${language} ${deed}`).not.toMatch(
          /undefined|Me Myself/,
        );
        expect(said(language, deed, ME, isAlone ? [] : [BOB]), `${language} ${deed}`).not.toContain('undefined');
      }
  });
});
