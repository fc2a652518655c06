import type { QuestionKind } from '#contract/questionKinds.ts';

/** Something to choose, match or put in order. Its key is its place as sent: it tells nothing about being right. */
export interface ShownOption {
  key: number;
  /** HTML; the choices of a matching question are plain text. */
  text: string;
}

/** A question as a student gets it: nothing in it says what is right. */
export interface ShownQuestion {
  kind: QuestionKind;
  /** HTML. */
  text: string;
  points: number;
  /** Single and multiple choice. */
  options?: ShownOption[] | undefined;
  /** Matching: each prompt takes one of the choices. */
  prompts?: ShownOption[] | undefined;
  choices?: ShownOption[] | undefined;
  /** Ordering. */
  items?: ShownOption[] | undefined;
  /** Numerical: written behind the field. */
  unit?: string | undefined;
  /** Essay: HTML to start from, and how long it should be. */
  template?: string | undefined;
  minWords?: number | null | undefined;
  maxWords?: number | null | undefined;
}

/** What somebody answers, by kind. Choices, pairs and orders name the keys of what was shown. */
export interface AnswerOf {
  single: { choice: number | null };
  multiple: { choices: number[] };
  truefalse: { value: boolean | null };
  short: { text: string };
  /** As typed, so that a half-written number is kept too. */
  numerical: { text: string };
  /** For each prompt in turn the key of its choice, or null while it has none. */
  matching: { pairs: (number | null)[] };
  /** Keys of the items from first to last. */
  ordering: { order: number[] };
  /** HTML. */
  essay: { text: string };
}
export type Answer = AnswerOf[QuestionKind];

export const RESULT_STATES = ['right', 'partly', 'wrong', 'marked', 'ungraded', 'unanswered'] as const;
export type ResultState = (typeof RESULT_STATES)[number];

/** How it went, once it was handed in. */
export interface ShownResult {
  state: ResultState;
  /** Points got; null for what nobody has marked. */
  score?: number | null | undefined;
  /** What whoever marked it wrote to it. */
  comment?: string | undefined;
  /** The right answer, in the shape of an answer. Left out where there is none (essay) or it is not to be told. */
  right?: Answer | undefined;
  /** Short and numerical: what would have been taken, as text ("9.81 ± 0.01 m/s²"). */
  accepted?: string[] | undefined;
  /** What was said to the given answer: HTML, with the key of the option it belongs to where there is one. */
  feedback?: { key?: number | undefined; html: string }[] | undefined;
  /** HTML. */
  generalFeedback?: string | undefined;
}

export interface QuestionViewProps {
  question: ShownQuestion;
  answer: Answer | null;
  /** Without it the question can be read but not answered. */
  onChange?: ((answer: Answer) => void) | undefined;
  result?: ShownResult | undefined;
}
