import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { arbitraryPath, arbitraryPlainChoice, arbitraryQuestion } from '../../../../tests/questions/arbitrary.ts';
import type { QuestionFormat } from '../choices.ts';
import { blankQuestion, nameFrom } from './finish.ts';
import { readQuestionFile, writerOf } from './formats.ts';
import { kept } from './kept.ts';
import type { ExportQuestion } from './parsed.ts';

const arbitraryExport = fc
  .record({ body: fc.oneof({ weight: 4, arbitrary: arbitraryQuestion() }, arbitraryPlainChoice), path: arbitraryPath })
  .map(({ body: { categoryId: _, ...body }, path }): ExportQuestion => ({ ...body, id: 1, categoryPath: path }));

function roundTrip(format: QuestionFormat, questions: ExportQuestion[]) {
  const writer = writerOf(format, { answers: 10 });
  const parts = questions.map((one) => writer.write(one, []));
  const text = [writer.head, ...parts.map((one) => one.text ?? ''), writer.tail].join('');
  return { text, left: parts.filter((one) => 'why' in one), rows: [...readQuestionFile(format, text)] };
}

describe.each(['gift', 'aiken', 'moodle-xml', 'csv'] as const)('%s', (format) => {
  it('imports again equal what it exports', () => {
    fc.assert(
      fc.property(fc.array(arbitraryExport, { minLength: 1, maxLength: 3 }), (questions) => {
        const expected = questions.map((one) => kept(format, one)).filter((one) => one !== null);
        const { rows, left } = roundTrip(format, questions);
        expect(left.length).toBe(questions.length - expected.length);
        expect(
          rows.map((row) => ({ ...row.question, categoryPath: row.categoryPath, problems: row.problems })),
        ).toEqual(expected.map((one) => ({ ...one, problems: [] })));
      }),
      { numRuns: 200 },
    );
  });
});

it('names a question without a name as the list does, with its formulas', () => {
  const formula = (latex: string) => `<span data-type="inline-math" data-latex="${latex}"></span>`;
  const text = `<p>What is the value of ${formula('x')} if ${formula('2^{x+1} = 32')}?</p>`;
  const name = 'What is the value of x if 2ˣ⁺¹ = 32?';
  expect(nameFrom({ name: '', text })).toBe(name);
  const content = { kind: 'ordering' as const, items: ['<p>one</p>', '<p>two</p>'] };
  const question: ExportQuestion = { ...blankQuestion(), text, content, status: 'draft', id: 1, categoryPath: [] };
  expect(writerOf('moodle-xml', { answers: 10 }).write(question, []).text).toContain(
    `<name><text>${name}</text></name>`,
  );
  expect(writerOf('gift', { answers: 10 }).write(question, []).text).toContain(`// Not written: ${name}.`);
});
