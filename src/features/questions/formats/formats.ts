import type { QuestionFormat } from '#features/questions/choices.ts';
import type { ParsedRow, QuestionWriter } from './parsed.ts';
import { readAiken } from './readAiken.ts';
import { readCsv } from './readCsv.ts';
import { readGift } from './readGift.ts';
import { readMoodleXml } from './readMoodleXml.ts';
import { aikenWriter } from './writeAiken.ts';
import { csvWriter } from './writeCsv.ts';
import { giftWriter } from './writeGift.ts';
import { moodleXmlWriter } from './writeMoodleXml.ts';

const READERS: Record<QuestionFormat, (text: string) => Iterable<ParsedRow>> = {
  gift: readGift,
  aiken: readAiken,
  'moodle-xml': readMoodleXml,
  csv: readCsv,
};

/** Reads a file question by question. Nothing in it makes this fail: what is wrong is a row with problems. */
export const readQuestionFile = (format: QuestionFormat, text: string) => READERS[format](text);

/** `answers` is the most answers that any of the questions has: a table needs its columns first. */
export function writerOf(format: QuestionFormat, { answers }: { answers: number }): QuestionWriter {
  switch (format) {
    case 'gift':
      return giftWriter();
    case 'aiken':
      return aikenWriter();
    case 'moodle-xml':
      return moodleXmlWriter();
    case 'csv':
      return csvWriter(answers);
  }
}
