import type { Difficulty, QuestionKind, QuestionStatus } from '#contract/questionKinds.ts';
import type { Sharing } from './fractions.ts';
import { makeRow, type Row } from './rows.ts';

/**
 * A question while it is written. It holds what every kind needs, half-typed numbers included, so that changing the
 * kind or reloading the page loses nothing.
 */
export interface Draft {
  kind: QuestionKind;
  name: string;
  text: string;
  generalFeedback: string;
  points: number | string;
  difficulty: Difficulty;
  status: QuestionStatus;
  categoryId: number | null;
  tags: string[];
  rows: Row[];
  sharing: Sharing;
  shuffle: boolean;
  /** Wrong matches. */
  distractors: string[];
  /** True or false. */
  right: boolean;
  feedbackTrue: string;
  feedbackFalse: string;
  caseSensitive: boolean;
  unit: string;
  template: string;
  notes: string;
  minWords: number | string;
  maxWords: number | string;
  /** What the rows were before the kind was changed, for changing back. */
  before?: { kind: QuestionKind; rows: Row[]; became: Row[] } | undefined;
}

const FIRST_ROWS: Record<QuestionKind, number> = {
  single: 4,
  multiple: 4,
  truefalse: 0,
  short: 1,
  numerical: 1,
  matching: 3,
  ordering: 3,
  essay: 0,
};

/** An accepted text or number is right until it is said otherwise. */
export const freshRow = (kind: QuestionKind): Row =>
  makeRow({ fraction: kind === 'short' || kind === 'numerical' ? 100 : 0 });

/** Rows to write in, at least as many as the kind begins with. */
export const filledUp = (kind: QuestionKind, rows: Row[], least = FIRST_ROWS[kind]): Row[] => [
  ...rows,
  ...Array.from({ length: Math.max(0, least - rows.length) }, () => freshRow(kind)),
];

export const blankDraft = (from: Partial<Draft> = {}): Draft => {
  const kind = from.kind ?? 'single';
  return {
    kind,
    name: '',
    text: '',
    generalFeedback: '',
    points: 1,
    difficulty: 'medium',
    status: 'draft',
    categoryId: null,
    tags: [],
    rows: filledUp(kind, []),
    sharing: 'even',
    shuffle: true,
    distractors: [],
    right: true,
    feedbackTrue: '',
    feedbackFalse: '',
    caseSensitive: false,
    unit: '',
    template: '',
    notes: '',
    minWords: '',
    maxWords: '',
    ...from,
  };
};

/** What the next question of a row of them has in common with this one. */
export const nextDraft = ({ kind, categoryId, tags, difficulty, status, points, sharing, shuffle }: Draft): Draft =>
  blankDraft({
    kind,
    categoryId,
    tags,
    difficulty,
    status,
    points,
    shuffle,
    sharing: sharing === 'hand' ? 'even' : sharing,
  });
