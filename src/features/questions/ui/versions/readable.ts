import type { QuestionContent } from '#contract/question.ts';
import { formatNumber } from '#web/kit/format.ts';

/** HTML as lines to read: formulas as LaTeX, pictures by their description. */
export function readable(html: string): string {
  return html
    .replace(/<[^>]*data-latex="([^"]*)"[^>]*>(?:<\/(?:span|div)>)?/g, (_, latex: string) => ` $${latex}$ `)
    .replace(/<img[^>]*?(?:alt="([^"]*)")?[^>]*>/g, (tag) => ` [${/alt="([^"]*)"/.exec(tag)?.[1] || '…'}] `)
    .replace(/<li[^>]*>/g, '• ')
    .replace(/<br\s*\/?>|<\/(?:p|li|div|pre|h[1-4]|tr|blockquote)>/g, '\n')
    .replace(/<[^>]*>/g, '')
    .replace(/&nbsp;/g, ' ')
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&quot;/g, '"')
    .replace(/&#39;/g, "'")
    .replace(/&amp;/g, '&')
    .replace(/[ \t]+/g, ' ')
    .replace(/ ?\n ?/g, '\n')
    .replace(/\n{2,}/g, '\n')
    .trim();
}

const percent = (fraction: number) => formatNumber(fraction / 100, { style: 'percent', maximumFractionDigits: 2 });
const withFeedback = (text: string, feedback: string) => (feedback ? `${text}\n   ↳ ${readable(feedback)}` : text);

/** Words for what has none of its own. */
export interface AnswerWords {
  yes: string;
  no: string;
  other: string;
  distractor: string;
  caseSensitive: string;
  template: string;
  notes: string;
  words: string;
  shuffled: string;
}

const shuffle = (isOn: boolean, words: AnswerWords) => (isOn ? [words.shuffled] : []);

/** The answers of a question, one a line, with what each is worth. */
export function readableAnswers(content: QuestionContent, words: AnswerWords): string {
  switch (content.kind) {
    case 'single':
    case 'multiple':
      return [
        ...content.answers.map((one) => withFeedback(`${readable(one.text)} (${percent(one.fraction)})`, one.feedback)),
        ...shuffle(content.shuffle, words),
      ].join('\n');
    case 'truefalse':
      return [
        withFeedback(`${words.yes} (${percent(content.right ? 100 : 0)})`, content.feedbackTrue),
        withFeedback(`${words.no} (${percent(content.right ? 0 : 100)})`, content.feedbackFalse),
      ].join('\n');
    case 'short':
      return [
        ...content.answers.map((one) => withFeedback(`${one.text} (${percent(one.fraction)})`, one.feedback)),
        ...(content.caseSensitive ? [words.caseSensitive] : []),
      ].join('\n');
    case 'numerical':
      return content.answers
        .map(({ value, tolerance, fraction, feedback }) => {
          const number =
            value === null ? words.other : `${value}${tolerance ? ` ± ${tolerance}` : ''} ${content.unit}`.trim();
          return withFeedback(`${number} (${percent(fraction)})`, feedback);
        })
        .join('\n');
    case 'matching':
      return [
        ...content.pairs.map((one) => `${readable(one.prompt)} → ${one.match}`),
        ...content.distractors.map((one) => `${words.distractor} ${one}`),
        ...shuffle(content.shuffle, words),
      ].join('\n');
    case 'ordering':
      return content.items.map((one, index) => `${index + 1}. ${readable(one)}`).join('\n');
    case 'essay':
      return [
        ...(content.template ? [`${words.template} ${readable(content.template)}`] : []),
        ...(content.notes ? [`${words.notes} ${readable(content.notes)}`] : []),
        ...(content.minWords || content.maxWords
          ? [`${words.words} ${content.minWords ?? 0}–${content.maxWords ?? '∞'}`]
          : []),
      ].join('\n');
  }
}
