import { z } from 'zod';
import type { QuestionContent } from '#contract/question.ts';
import { DIFFICULTIES, QUESTION_KINDS, QUESTION_STATUSES } from '#contract/questionKinds.ts';
import type { ExportQuestion, PortableQuestion } from './parsed.ts';

const text = z.string().max(200_000);
const words = z.number().int().nullable();

/** What a format has no place for: kept where other programs do not look, so that an export imports again equal. */
const ownWords = z
  .object({
    kind: z.enum(QUESTION_KINDS),
    status: z.enum(QUESTION_STATUSES),
    points: z.number(),
    difficulty: z.enum(DIFFICULTIES),
    tags: z.array(text),
    category: z.array(text),
    name: text,
    shuffle: z.boolean(),
    caseSensitive: z.boolean(),
    unit: text,
    /** How many pairs there are: what follows them matches nothing. */
    pairs: z.number().int(),
    template: text,
    notes: text,
    minWords: words,
    maxWords: words,
  })
  .partial();
export type OwnWords = z.infer<typeof ownWords>;

/** Null for what is not ours, or no longer whole. */
export function readOwn(json: string): OwnWords | null {
  try {
    return ownWords.parse(JSON.parse(json));
  } catch {
    return null;
  }
}

function ofContent(content: QuestionContent): OwnWords {
  switch (content.kind) {
    case 'single':
    case 'multiple':
      return { shuffle: content.shuffle };
    case 'short':
      return { caseSensitive: content.caseSensitive };
    case 'numerical':
      return { unit: content.unit };
    case 'matching':
      return { shuffle: content.shuffle, pairs: content.pairs.length };
    case 'essay': {
      const { template, notes, minWords, maxWords } = content;
      return { template, notes, minWords, maxWords };
    }
    default:
      return {};
  }
}

/** Everything particular to us about a question. */
export const ownOf = ({ status, points, difficulty, content }: ExportQuestion): OwnWords => ({
  ...{ kind: content.kind, status, points, difficulty },
  ...ofContent(content),
});

/** What a file of ours says beside its own format goes before what the format says. */
export function withOwn(question: PortableQuestion, own: OwnWords | null): PortableQuestion {
  if (!own) return question;
  const { status, points, difficulty, tags, name } = own;
  const content = { ...question.content };
  if ('shuffle' in content) content.shuffle = own.shuffle ?? content.shuffle;
  if (content.kind === 'short') content.caseSensitive = own.caseSensitive ?? content.caseSensitive;
  if (content.kind === 'numerical') content.unit = own.unit ?? content.unit;
  if (content.kind === 'essay') {
    content.template = own.template ?? content.template;
    content.notes = own.notes ?? content.notes;
    content.minWords = own.minWords === undefined ? content.minWords : own.minWords;
    content.maxWords = own.maxWords === undefined ? content.maxWords : own.maxWords;
  }
  return {
    ...question,
    content,
    name: name ?? question.name,
    status: status ?? question.status,
    points: points ?? question.points,
    difficulty: difficulty ?? question.difficulty,
    tags: tags ?? question.tags,
  };
}
