import type { ContentOf, QuestionContent } from '#contract/question.ts';
import type { QuestionKind } from '#contract/questionKinds.ts';
import { matchesText, readable } from './matchText.ts';
import { readNumber } from './readNumber.ts';

/** An answer in the question's own counting: indexes of its answers, items, and of `matchesOf` for pairs. */
export interface GivenOf {
  single: { choice: number };
  multiple: { choices: number[] };
  truefalse: { value: boolean };
  short: { text: string };
  numerical: { text: string };
  matching: { pairs: (number | null)[] };
  ordering: { order: number[] };
  essay: { text: string };
}
export type Given = GivenOf[QuestionKind];

/** Three thirds are written as 33.3 %: what is that close to all is all. */
const NEARLY_ALL = 99.9;
const share = (percent: number) => (percent >= NEARLY_ALL ? 1 : Math.max(0, percent) / 100);

/** What can be chosen in a matching question, each text once. */
export const matchesOf = (content: ContentOf<'matching'>): string[] => [
  // While it is written a match can be empty: nothing to choose.
  ...new Set([...content.pairs.map((one) => one.match), ...content.distractors].filter(Boolean)),
];

/** Which of the expected texts was given; the first that fits counts. */
export const shortMatch = (content: ContentOf<'short'>, text: string) =>
  content.answers.find((one) => matchesText(one.text, text, content.caseSensitive));

const near = (number: number, value: number, tolerance: number) =>
  // Decimals are not exact in binary: 0.4 is within 0.1 of 0.3.
  Math.abs(number - value) <= tolerance + 1e-12 * Math.max(Math.abs(number), Math.abs(value), tolerance);

/** Which of the expected numbers was given; the one without a number fits whatever fits no other. */
export function numericalMatch(content: ContentOf<'numerical'>, text: string) {
  const numbers = readNumber(text, content.unit);
  return (
    content.answers.find(
      ({ value, tolerance }) => value !== null && numbers.some((one) => near(one, value, tolerance)),
    ) ?? content.answers.find(({ value }) => value === null)
  );
}

function matchingShare(content: ContentOf<'matching'>, pairs: (number | null)[]): number {
  const matches = matchesOf(content);
  const right = content.pairs.filter(({ match }, index) => {
    const chosen = pairs[index];
    return chosen !== null && chosen !== undefined && matches[chosen] === match;
  });
  return content.pairs.length > 0 ? right.length / content.pairs.length : 0;
}

/** The length of the longest run that goes up, gaps allowed. */
function longestRise(numbers: number[]): number {
  const ends: number[] = [];
  for (const one of numbers) {
    const place = ends.findIndex((end) => end >= one);
    if (place < 0) ends.push(one);
    else ends[place] = one;
  }
  return ends.length;
}

/**
 * Counted by how many items stand in the right order among themselves, not by their exact place: who puts one item
 * wrong loses one step, not the whole question. Upside down is 0. Items that read alike may change places.
 */
function orderingShare(items: string[], order: number[]): number {
  if (items.length < 2) return order.length === items.length ? 1 : 0;
  const places = new Map<string, number[]>();
  for (const [index, item] of items.entries()) places.set(item, [...(places.get(item) ?? []), index]);
  const ranks = order.map((index) => places.get(items[index] ?? '')?.shift() ?? -1);
  return (longestRise(ranks.filter((rank) => rank >= 0)) - 1) / (items.length - 1);
}

/** From 0 to 1; null for an essay, which nobody but a person can grade. Without an answer it is 0. */
export function grade(content: QuestionContent, given: Given | null): number | null {
  if (content.kind === 'essay') return null;
  if (given === null) return 0;
  switch (content.kind) {
    case 'single':
      return share(content.answers[(given as GivenOf['single']).choice]?.fraction ?? 0);
    case 'multiple': {
      const chosen = new Set((given as GivenOf['multiple']).choices);
      return share(content.answers.reduce((sum, one, index) => sum + (chosen.has(index) ? one.fraction : 0), 0));
    }
    case 'truefalse':
      return (given as GivenOf['truefalse']).value === content.right ? 1 : 0;
    case 'short':
      return share(shortMatch(content, (given as GivenOf['short']).text)?.fraction ?? 0);
    case 'numerical':
      return share(numericalMatch(content, (given as GivenOf['numerical']).text)?.fraction ?? 0);
    case 'matching':
      return matchingShare(content, (given as GivenOf['matching']).pairs);
    case 'ordering':
      return Math.max(0, orderingShare(content.items, (given as GivenOf['ordering']).order));
  }
}

/** An answer that is fully right; null for an essay. */
export function rightAnswer(content: QuestionContent): Given | null {
  switch (content.kind) {
    case 'single': {
      const best = Math.max(...content.answers.map((one) => one.fraction));
      return { choice: content.answers.findIndex((one) => one.fraction === best) };
    }
    case 'multiple':
      return { choices: content.answers.flatMap((one, index) => (one.fraction > 0 ? [index] : [])) };
    case 'truefalse':
      return { value: content.right };
    case 'short':
      return { text: readable(content.answers.find((one) => share(one.fraction) === 1)?.text ?? '') };
    case 'numerical':
      return {
        text: String(content.answers.find((one) => one.value !== null && share(one.fraction) === 1)?.value ?? ''),
      };
    case 'matching': {
      const matches = matchesOf(content);
      return { pairs: content.pairs.map((one) => (one.match ? matches.indexOf(one.match) : null)) };
    }
    case 'ordering':
      return { order: content.items.map((_, index) => index) };
    case 'essay':
      return null;
  }
}
