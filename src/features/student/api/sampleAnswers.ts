import type { Random } from '#api/random.ts';
import { type Given, rightAnswer } from '#contract/grading/grade.ts';
import type { QuestionContent } from '#contract/question.ts';

const ESSAYS = [
  '<p>I would begin with what we know from the lesson, then give two examples and say which of them I find stronger.</p>',
  '<p>There are two reasons. The first one is in the text itself; the second shows only when both parts are compared.</p>',
  '<p>At first I thought the opposite. The second source changed my mind, because it was written at the time.</p>',
];

const swapped = <T>(list: T[], one: number, other: number): T[] =>
  list.map((item, at) => (at === one ? (list[other] as T) : at === other ? (list[one] as T) : item));

/** What somebody answers who does not quite know: wrong, or right in part. */
function slip(content: QuestionContent, random: Random): Given {
  switch (content.kind) {
    case 'single': {
      const wrong = content.answers.flatMap((one, at) => (one.fraction < 100 ? [at] : []));
      return { choice: wrong.length > 0 ? random.pick(wrong) : 0 };
    }
    case 'multiple': {
      const right = content.answers.flatMap((one, at) => (one.fraction > 0 ? [at] : []));
      const wrong = content.answers.flatMap((one, at) => (one.fraction <= 0 ? [at] : []));
      return { choices: [random.pick(right), ...(wrong.length > 0 && random.chance(0.6) ? [random.pick(wrong)] : [])] };
    }
    case 'truefalse':
      return { value: !content.right };
    case 'short': {
      const half = content.answers.find((one) => one.fraction < 100 && !one.text.includes('*'));
      return { text: half?.text ?? 'not sure' };
    }
    case 'numerical': {
      const value = content.answers.find((one) => one.value !== null)?.value ?? 1;
      return { text: String(Number((random.chance(0.5) ? value * 10 : value + 1).toPrecision(6))) };
    }
    case 'matching': {
      const { pairs } = rightAnswer(content) as { pairs: number[] };
      return { pairs: swapped(pairs, 0, random.whole(1, pairs.length - 1)) };
    }
    case 'ordering': {
      const order = content.items.map((_, at) => at);
      const from = random.whole(0, order.length - 2);
      return { order: swapped(order, from, random.whole(from + 1, order.length - 1)) };
    }
    case 'essay':
      return { text: random.pick(ESSAYS) };
  }
}

/** An answer of somebody who knows this much, from 0 to 1; now and then none. */
export function sampleAnswer(content: QuestionContent, skill: number, random: Random): Given | null {
  if (random.chance(0.04)) return null;
  const right = random.chance(skill) ? rightAnswer(content) : null;
  // "Ohm…" stands for whatever begins like this; nobody types the dots.
  if (right && 'text' in right) return { text: right.text.replaceAll('…', '') };
  return right ?? slip(content, random);
}
