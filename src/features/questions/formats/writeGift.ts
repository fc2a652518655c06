import type { QuestionContent } from '#contract/question.ts';
import { readMoodlePath, writeMoodlePath } from './categoryPath.ts';
import { nameFrom } from './finish.ts';
import { escapeGift, writeGiftHtml, writeGiftPlain } from './giftText.ts';
import { ownOf } from './own.ts';
import type { ExportQuestion, QuestionWriter } from './parsed.ts';

const feedback = (html: string) => (html.trim() ? `#${writeGiftHtml(html)}` : '');
const weight = (fraction: number) => `%${fraction}%`;
const lines = (list: string[]) => `{\n${list.map((one) => `\t${one}\n`).join('')}`;

type Choices = Extract<QuestionContent, { kind: 'single' | 'multiple' }>;

/** The first right answer of a single choice is `=`: that is what tells it from a multiple one. */
function choices({ kind, answers }: Choices): string {
  const right = kind === 'single' ? answers.findIndex((one) => one.fraction === 100) : -1;
  return lines(
    answers.map((one, index) => {
      const sign = index === right ? '=' : one.fraction === 0 ? '~' : `~${weight(one.fraction)}`;
      return `${sign}${writeGiftHtml(one.text)}${feedback(one.feedback)}`;
    }),
  );
}

function truefalse({ right, feedbackTrue, feedbackFalse }: Extract<QuestionContent, { kind: 'truefalse' }>): string {
  const [ifRight, ifWrong] = right ? [feedbackTrue, feedbackFalse] : [feedbackFalse, feedbackTrue];
  const second = feedback(ifRight);
  return `{${right ? 'TRUE' : 'FALSE'}${feedback(ifWrong) || (second ? '#' : '')}${second}`;
}

function answersOf(content: QuestionContent): string {
  switch (content.kind) {
    case 'single':
    case 'multiple':
      return choices(content);
    case 'truefalse':
      return truefalse(content);
    case 'short':
      return lines(
        content.answers.map(({ text, fraction, feedback: said }) => {
          const scale = fraction === 100 && !text.startsWith('%') ? '' : weight(fraction);
          return `=${scale}${writeGiftPlain(text)}${feedback(said)}`;
        }),
      );
    case 'numerical':
      return lines([
        '#',
        ...content.answers.map(
          ({ value, tolerance, fraction, feedback: said }) =>
            `=${fraction === 100 ? '' : weight(fraction)}${value ?? '*'}:${tolerance}${feedback(said)}`,
        ),
      ]);
    case 'matching':
      return lines([
        ...content.pairs.map(({ prompt, match }) => `=${writeGiftHtml(prompt)} -> ${escapeGift(match)}`),
        ...content.distractors.map((match) => `= -> ${escapeGift(match)}`),
      ]);
    default:
      return '{';
  }
}

const isSafeTag = (tag: string) => !/[[\]\\\r\n]/.test(tag);

function metadata(question: ExportQuestion): string {
  const safe = question.tags.every(isSafeTag);
  const own = { ...ownOf(question), ...(safe ? {} : { tags: question.tags }) };
  const marks = safe ? question.tags.map((tag) => ` [tag:${tag}]`).join('') : '';
  return `// [lms:${JSON.stringify(own)}]\n${marks ? `//${marks}\n` : ''}`;
}

function category(path: string[]): string {
  const written = writeMoodlePath(path).replace(/\s+/g, ' ');
  const isExact = JSON.stringify(readMoodlePath(written)) === JSON.stringify(path);
  return `${isExact ? '' : `// [lms:${JSON.stringify({ category: path })}]\n`}$CATEGORY: ${written}\n\n`;
}

export function giftWriter(): QuestionWriter {
  let path: string[] = [];
  return {
    head: '',
    write(question) {
      if (question.content.kind === 'ordering') {
        const why = 'GIFT has no ordering questions.';
        return { why, text: `// Not written: ${nameFrom(question).replace(/\s+/g, ' ')}. ${why}\n\n` };
      }
      const moved =
        JSON.stringify(path) === JSON.stringify(question.categoryPath) ? '' : category(question.categoryPath);
      path = question.categoryPath;
      const title = question.name ? `::${escapeGift(question.name)}::` : '';
      const general = question.generalFeedback.trim() ? `####${writeGiftHtml(question.generalFeedback)}` : '';
      const body = `${title}${writeGiftHtml(question.text)}${answersOf(question.content)}${general}}`;
      return { text: `${moved}${metadata(question)}${body}\n\n` };
    },
    tail: '',
  };
}
