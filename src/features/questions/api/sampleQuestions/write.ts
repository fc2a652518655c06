import type { QuestionContent } from '#contract/question.ts';
import type { Difficulty, QuestionStatus } from '#contract/questionKinds.ts';

const escaped = (text: string) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');
const attribute = (text: string) => escaped(text).replace(/"/g, '&quot;');

const inline = (text: string) =>
  text
    .split(/(`[^`]+`|\$[^$]+\$)/)
    .map((part) => {
      if (part.startsWith('`')) return `<code>${escaped(part.slice(1, -1))}</code>`;
      if (part.startsWith('$'))
        return `<span data-type="inline-math" data-latex="${attribute(part.slice(1, -1))}"></span>`;
      return escaped(part)
        .replace(/\*\*(.+?)\*\*/g, '<strong>$1</strong>')
        .replace(/\*(.+?)\*/g, '<em>$1</em>');
    })
    .join('');

/** Paragraphs, `code`, **bold**, *emphasis*, $formulas$ and fenced blocks: enough to write a question quickly. */
export const rich = (text: string): string =>
  text
    .split('\n\n')
    .filter(Boolean)
    .map((block) => {
      const code = /^```(\w+)\n([\s\S]*)\n```$/.exec(block);
      if (code) return `<pre><code class="language-${code[1]}">${escaped(code[2] ?? '')}</code></pre>`;
      const formula = /^\$\$([\s\S]+)\$\$$/.exec(block);
      if (formula) return `<div data-type="block-math" data-latex="${attribute(formula[1] ?? '')}"></div>`;
      // A picture is put in when the question is laid, once it has an address.
      return block.startsWith('[picture:') ? block : `<p>${inline(block)}</p>`;
    })
    .join('');

export interface About {
  /** The name of its category. */
  in: string;
  name?: string;
  difficulty?: Difficulty;
  points?: number;
  tags?: string[];
  feedback?: string;
  status?: QuestionStatus;
  /** How its text began, before it was put better. */
  before?: string;
}

export interface SampleQuestion extends About {
  text: string;
  content: QuestionContent;
}

type Answer = [text: string, fraction: number, feedback?: string];
export const right = (text: string, feedback?: string): Answer => [text, 100, feedback ?? ''];
export const wrong = (text: string, feedback?: string): Answer => [text, 0, feedback ?? ''];
export const part = (fraction: number, text: string, feedback?: string): Answer => [text, fraction, feedback ?? ''];

const choices = (answers: Answer[]) =>
  answers.map(([text, fraction, feedback = '']) => ({ text: rich(text), fraction, feedback: rich(feedback) }));

export const single = (text: string, answers: Answer[], about: About): SampleQuestion => ({
  ...about,
  text,
  content: { kind: 'single', answers: choices(answers), shuffle: true },
});

export const multiple = (text: string, answers: Answer[], about: About): SampleQuestion => ({
  ...about,
  text,
  content: { kind: 'multiple', answers: choices(answers), shuffle: true },
});

export const truefalse = (
  text: string,
  isTrue: boolean,
  feedback: [ifTrue: string, ifFalse: string],
  about: About,
) => ({
  ...about,
  text,
  content: {
    kind: 'truefalse' as const,
    right: isTrue,
    feedbackTrue: rich(feedback[0]),
    feedbackFalse: rich(feedback[1]),
  },
});

export const short = (text: string, answers: Answer[], about: About & { caseSensitive?: boolean }): SampleQuestion => {
  const { caseSensitive = false, ...rest } = about;
  const list = answers.map(([line, fraction, feedback = '']) => ({ text: line, fraction, feedback: rich(feedback) }));
  return { ...rest, text, content: { kind: 'short', answers: list, caseSensitive } };
};

type Value = [value: number | null, tolerance?: number, fraction?: number, feedback?: string];
export const numerical = (text: string, answers: Value[], about: About & { unit?: string }): SampleQuestion => {
  const { unit = '', ...rest } = about;
  const list = answers.map(([value, tolerance = 0, fraction = 100, feedback = '']) => ({
    value,
    tolerance,
    fraction,
    feedback: rich(feedback),
  }));
  return { ...rest, text, content: { kind: 'numerical', answers: list, unit } };
};

export const matching = (
  text: string,
  pairs: [prompt: string, match: string][],
  about: About & { distractors?: string[] },
): SampleQuestion => {
  const { distractors = [], ...rest } = about;
  const list = pairs.map(([prompt, match]) => ({ prompt: rich(prompt), match }));
  return { ...rest, text, content: { kind: 'matching', pairs: list, distractors, shuffle: true } };
};

export const ordering = (text: string, items: string[], about: About): SampleQuestion => ({
  ...about,
  text,
  content: { kind: 'ordering', items: items.map(rich) },
});

export const essay = (
  text: string,
  about: About & { notes?: string; template?: string; words?: [least: number | null, most: number | null] },
): SampleQuestion => {
  const { notes = '', template = '', words = [null, null], ...rest } = about;
  const [minWords, maxWords] = words;
  return {
    ...rest,
    text,
    content: { kind: 'essay', template: rich(template), notes: rich(notes), minWords, maxWords },
  };
};
