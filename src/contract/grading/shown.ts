import type { QuestionContent, QuestionText } from '#contract/question.ts';
import type { Answer, ShownQuestion } from '#features/student/contract.ts';
import { type Given, matchesOf } from './grade.ts';

const upTo = (count: number) => Array.from({ length: count }, (_, index) => index);

export function shuffled<T>(list: readonly T[], random: () => number): T[] {
  const mixed = [...list];
  for (let at = mixed.length - 1; at > 0; at -= 1) {
    const other = Math.floor(random() * (at + 1));
    [mixed[at], mixed[other]] = [mixed[other] as T, mixed[at] as T];
  }
  return mixed;
}

/** In which order things are shown. Matching has two: first the prompts, then the choices, always mixed. */
export function layOut(content: QuestionContent, random: () => number): number[] {
  switch (content.kind) {
    case 'single':
    case 'multiple': {
      const places = upTo(content.answers.length);
      return content.shuffle ? shuffled(places, random) : places;
    }
    case 'matching': {
      const prompts = upTo(content.pairs.length);
      const choices = upTo(matchesOf(content).length);
      return [...(content.shuffle ? shuffled(prompts, random) : prompts), ...shuffled(choices, random)];
    }
    case 'ordering':
      return shuffled(upTo(content.items.length), random);
    default:
      return [];
  }
}

const options = (order: number[], textOf: (index: number) => string | undefined) =>
  order.map((index, place) => ({ key: place, text: textOf(index) ?? '' }));

/** What reaches the browser before handing in: written out field by field, so that nothing slips through. */
export function shownQuestion({ text, points, content }: QuestionText, shown: number[]): ShownQuestion {
  const base = { kind: content.kind, text, points };
  switch (content.kind) {
    case 'single':
    case 'multiple':
      return { ...base, options: options(shown, (index) => content.answers[index]?.text) };
    case 'numerical':
      return content.unit ? { ...base, unit: content.unit } : base;
    case 'matching': {
      const count = content.pairs.length;
      const matches = matchesOf(content);
      return {
        ...base,
        prompts: options(shown.slice(0, count), (index) => content.pairs[index]?.prompt),
        choices: options(shown.slice(count), (index) => matches[index]),
      };
    }
    case 'ordering':
      return { ...base, items: options(shown, (index) => content.items[index]) };
    case 'essay':
      return { ...base, template: content.template, minWords: content.minWords, maxWords: content.maxWords };
    default:
      return base;
  }
}

/** From the places the browser knows to the question's own counting. */
export function toGiven(content: QuestionContent, shown: number[], answer: Answer | null): Given | null {
  if (answer === null) return null;
  const own = (place: number) => shown[place] ?? -1;
  if ('choice' in answer) return answer.choice === null ? null : { choice: own(answer.choice) };
  if ('choices' in answer) return { choices: answer.choices.map(own) };
  if ('order' in answer) return { order: answer.order.map(own) };
  if ('value' in answer) return answer.value === null ? null : { value: answer.value };
  if ('pairs' in answer && content.kind === 'matching') {
    const count = content.pairs.length;
    const pairs: (number | null)[] = Array.from({ length: count }, () => null);
    for (const [place, choice] of answer.pairs.entries())
      pairs[own(place)] = choice === null ? null : own(count + choice);
    return { pairs };
  }
  return 'text' in answer ? answer : null;
}

/** The other way: where in the browser's order something stands. */
export function toAnswer(content: QuestionContent, shown: number[], given: Given): Answer {
  const place = (own: number) => shown.indexOf(own);
  if ('choice' in given) return { choice: place(given.choice) };
  if ('choices' in given) return { choices: given.choices.map(place).toSorted((a, b) => a - b) };
  if ('order' in given) return { order: given.order.map(place) };
  if ('pairs' in given && content.kind === 'matching') {
    const count = content.pairs.length;
    const choices = shown.slice(count);
    return {
      pairs: shown.slice(0, count).map((own) => {
        const chosen = given.pairs[own] ?? null;
        return chosen === null ? null : choices.indexOf(chosen);
      }),
    };
  }
  return given as Answer;
}
