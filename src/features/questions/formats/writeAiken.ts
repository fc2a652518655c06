import { isWritten } from '#contract/questionKinds.ts';
import type { ExportQuestion, QuestionWriter } from './parsed.ts';
import { oneLine, readable } from './plain.ts';

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';

interface AikenQuestion {
  text: string;
  options: string[];
  right: number;
}

const LOOKS_LIKE_MORE = /^(?:[A-Za-z](?:\)|\.(?:\s|$))|ANSWER\s*:)/i;
const hasPicture = (html: string) => /<img|data-latex/.test(html);

/** The question as Aiken has it, or why it cannot have it. */
export function aikenOf({ text, content }: ExportQuestion): AikenQuestion | { why: string } {
  if (content.kind !== 'single') return { why: 'Aiken holds single choice questions alone.' };
  const { answers } = content;
  if (!isWritten(text) || answers.length < 2 || answers.some((one) => !isWritten(one.text)))
    return { why: 'Aiken holds no unfinished questions: the text or an answer is missing.' };
  if (answers.length > LETTERS.length) return { why: 'Aiken holds at most 26 answers.' };
  const right = answers.findIndex((one) => one.fraction === 100);
  if (right < 0 || answers.some((one, index) => index !== right && one.fraction !== 0))
    return { why: 'Aiken holds one right answer; every other one is wrong.' };
  if ([text, ...answers.map((one) => one.text)].some(hasPicture))
    return { why: 'Aiken holds no pictures and formulas.' };
  const question = { text: oneLine(readable(text)), options: answers.map((one) => oneLine(readable(one.text))), right };
  if (question.text === '' || question.options.includes('') || LOOKS_LIKE_MORE.test(question.text))
    return { why: 'Its text would be read as something else in Aiken.' };
  return question;
}

export const aikenWriter = (): QuestionWriter => ({
  head: '',
  write(question) {
    const plain = aikenOf(question);
    if ('why' in plain) return plain;
    const options = plain.options.map((text, index) => `${LETTERS[index]}) ${text}\n`).join('');
    return { text: `${plain.text}\n${options}ANSWER: ${LETTERS[plain.right]}\n\n` };
  },
  tail: '',
});
