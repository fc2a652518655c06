import { parse } from 'sugar-high/core';
import { tokenize } from 'sugar-high/lang/typescript';

/** TypeScript in parts that say what they are (`keyword`, `string`, …) and where they begin. */
export function codeParts(code: string) {
  let at = 0;
  return parse(code, { tokenize }).lines.flatMap(({ tokens }) => {
    const parts = [...tokens, { type: 'break', value: '\n' }].map((part) => {
      const placed = { ...part, at };
      at += part.value.length;
      return placed;
    });
    // An empty line has an empty part: it would begin where its break does.
    return parts.filter(({ value }) => value !== '');
  });
}
