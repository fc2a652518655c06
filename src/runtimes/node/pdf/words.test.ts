import { describe, expect, it } from 'vitest';
import { isRightToLeft, onPaper, turned } from './words.ts';

const onLine = (text: string) =>
  onPaper(
    text.split(' ').map((word) => ({ text: word })),
    ({ text: word }) => ({ text: turned(word) }),
  ).map((word) => word.text);

describe('words on paper, from left to right', () => {
  it('stay in their order where they are read so', () => {
    expect(onLine('Total due 12')).toEqual(['Total', 'due', '12']);
  });

  it('are turned round where they are read from the right, figures and brackets with them', () => {
    expect(onLine('مدرسة (المرحلة 2) الفجر')).toEqual(['الفجر', '(2', '(المرحلة', 'مدرسة']);
  });

  it('keep a part in another script together and in its own order', () => {
    expect(onLine('مدرسة Green Hill الفجر')).toEqual(['الفجر', 'Green', 'Hill', 'مدرسة']);
    expect(onLine('The مدرسة الفجر Ltd')).toEqual(['The', 'الفجر', 'مدرسة', 'Ltd']);
  });

  it('go the way of their first letter', () => {
    expect([isRightToLeft('12 (مدرسة)'), isRightToLeft('12 Hill'), isRightToLeft('12')]).toEqual([true, false, false]);
  });
});
