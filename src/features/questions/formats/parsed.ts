import type { QuestionText } from '#contract/question.ts';
import type { QuestionKind, QuestionStatus } from '#contract/questionKinds.ts';

/** A question as a file says it: its category by name, its status only when the file gives one. */
export interface PortableQuestion extends QuestionText {
  tags: string[];
  status: QuestionStatus | null;
}

/** A picture that came inside the file. The HTML shows it with `src="@@FILE:<its place in the list>@@"`. */
export interface EmbeddedPicture {
  name: string;
  type: 'image/png' | 'image/jpeg' | 'image/gif' | 'image/webp';
  content: Uint8Array<ArrayBuffer>;
}

export interface ParsedRow {
  /** Where it begins in the file, counted from 1. */
  line: number;
  categoryPath: string[];
  /** Null for a kind we do not have, or when that could not be seen. */
  kind: QuestionKind | null;
  kindName: string;
  name: string;
  /** The text as far as it could be read, for showing where we are. */
  text: string;
  /** Null when there are problems. */
  question: PortableQuestion | null;
  problems: string[];
  notes: string[];
  pictures: EmbeddedPicture[];
}

/** What is written to a file. */
export interface ExportQuestion extends PortableQuestion {
  id: number;
  status: QuestionStatus;
  categoryPath: string[];
}

/** A file of the server that a question shows. */
export interface ShownFile {
  id: number;
  name: string;
  content: Uint8Array;
}

/** Writes one question after the other. What is not written is answered with the reason. */
export interface QuestionWriter {
  head: string;
  /** `text` beside a reason is a remark in the file. */
  write(question: ExportQuestion, files: ShownFile[]): { text: string } | { why: string; text?: string };
  tail: string;
}

export const KIND_NAMES: Record<QuestionKind, string> = {
  single: 'Single choice',
  multiple: 'Multiple choice',
  truefalse: 'True/false',
  short: 'Short answer',
  numerical: 'Numerical',
  matching: 'Matching',
  ordering: 'Ordering',
  essay: 'Essay',
};
