import type { QuestionFormat } from '#features/questions/choices.ts';
import type { ImportRow } from '#features/questions/contract.ts';

const wrap = (questions: string[]) => ['<quiz>', ...questions, '</quiz>'].join('\n');

/** The questions of a Moodle file, wherever its lines end; those that only name a category are none. */
const questionsIn = (xml: string) =>
  (xml.match(/<question[\s>][\s\S]*?<\/question>/g) ?? []).filter((one) => !/^<question[^>]*type="category"/.test(one));

/** What was not imported, as it stands in the file, so that it can be put right and imported alone. */
export function failedText(text: string, format: QuestionFormat, rows: Pick<ImportRow, 'line' | 'problems'>[]): string {
  if (!rows.some((row) => row.problems.length > 0)) return '';
  const questions = format === 'moodle-xml' ? questionsIn(text) : [];
  if (questions.length === rows.length) {
    return wrap(questions.filter((_, place) => (rows[place]?.problems.length ?? 0) > 0));
  }
  const lines = text.split(/\r\n|\r|\n/);
  const inOrder = rows.toSorted((a, b) => a.line - b.line);
  const parts = inOrder.flatMap((row, at) => {
    if (row.problems.length === 0) return [];
    const next = inOrder[at + 1]?.line ?? lines.length + 1;
    return [
      lines
        .slice(row.line - 1, Math.max(row.line, next - 1))
        .join('\n')
        .trim(),
    ];
  });
  if (format === 'csv') return [lines[0], ...parts].join('\n');
  if (format !== 'moodle-xml') return parts.join('\n\n');
  return wrap(parts.map((part) => part.replace(/<\/quiz>\s*$/, '').trim()));
}
