import type { QuestionContent } from '#contract/question.ts';
import type { QuestionFormat } from '#features/questions/choices.ts';
import { blankQuestion } from './finish.ts';
import type { ExportQuestion, PortableQuestion } from './parsed.ts';
import { htmlOf } from './textFormat.ts';
import { aikenOf } from './writeAiken.ts';

export type Kept = PortableQuestion & { categoryPath: string[] };

function everyHtml(content: QuestionContent, change: (html: string) => string): QuestionContent {
  const said = <T extends { feedback: string }>(one: T) => ({ ...one, feedback: change(one.feedback) });
  switch (content.kind) {
    case 'single':
    case 'multiple':
      return { ...content, answers: content.answers.map((one) => said({ ...one, text: change(one.text) })) };
    case 'truefalse':
      return { ...content, feedbackTrue: change(content.feedbackTrue), feedbackFalse: change(content.feedbackFalse) };
    case 'short':
      return { ...content, answers: content.answers.map(said) };
    case 'numerical':
      return { ...content, answers: content.answers.map(said) };
    case 'matching':
      return { ...content, pairs: content.pairs.map((one) => ({ ...one, prompt: change(one.prompt) })) };
    case 'ordering':
      return { ...content, items: content.items.map(change) };
    case 'essay':
      return content;
  }
}

const lineEnds = (text: string) => text.replace(/\r\n|\r/g, '\n');

/** GIFT has one kind of line end, and no room for spaces around a text. */
function keptByGift(question: Kept): Kept | null {
  if (question.content.kind === 'ordering') return null;
  const html = (text: string) => lineEnds(text.trim());
  const content = everyHtml(question.content, html);
  if (content.kind === 'short') content.answers = content.answers.map((one) => ({ ...one, text: lineEnds(one.text) }));
  if (content.kind === 'matching') {
    content.pairs = content.pairs.map((one) => ({ ...one, match: lineEnds(one.match) }));
    content.distractors = content.distractors.map(lineEnds);
  }
  const name = lineEnds(question.name);
  return { ...question, name, content, text: html(question.text), generalFeedback: html(question.generalFeedback) };
}

/** Aiken keeps the words of the text and of the answers, and which one is right. */
function keptByAiken(question: ExportQuestion): Kept | null {
  const plain = aikenOf(question);
  if ('why' in plain) return null;
  const answers = plain.options.map((text, index) => ({
    text: htmlOf(text, 'plain'),
    fraction: index === plain.right ? 100 : 0,
    feedback: '',
  }));
  const content = { kind: 'single' as const, answers, shuffle: true };
  return { ...blankQuestion(), text: htmlOf(plain.text, 'plain'), content, categoryPath: [] };
}

/** What comes back of a question that was written in a format: null when the format cannot hold it at all. */
export function kept(format: QuestionFormat, question: ExportQuestion): Kept | null {
  const { id: _, ...rest } = question;
  if (format === 'aiken') return keptByAiken(question);
  return format === 'gift' ? keptByGift(rest) : rest;
}

const isPlain = (html: string) => !/<(?!\/?p>|br ?\/?>)/.test(html) && !/<p>.*<p>|<br/s.test(html);

/** What is left behind of a question that is written, in words for people. */
export function lost(format: QuestionFormat, question: ExportQuestion): string[] {
  const pictures = /<img[^>]+src="\/api\/files\//.test(JSON.stringify(question).replaceAll('\\"', '"'));
  const links = pictures ? ['Its pictures stay on this server: the file holds links to them.'] : [];
  if (format === 'moodle-xml') return [];
  if (format !== 'aiken') return links;
  if (question.content.kind !== 'single') return [];
  const { answers } = question.content;
  const isBare =
    question.name === '' &&
    question.tags.length === 0 &&
    question.categoryPath.length === 0 &&
    question.points === 1 &&
    question.difficulty === 'medium';
  return [
    ...(answers.some((one) => one.feedback) || question.generalFeedback ? ['Aiken leaves feedback out.'] : []),
    ...([question.text, ...answers.map((one) => one.text)].every(isPlain) ? [] : ['Aiken leaves the formatting out.']),
    ...(isBare ? [] : ['Aiken leaves name, category, tags, points and difficulty out.']),
  ];
}
