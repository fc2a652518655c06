import { isWritten, type QuestionKind } from '#contract/questionKinds.ts';
import { type Draft, filledUp } from './draft.ts';
import { isRight, markOnly, shareOut } from './fractions.ts';
import { readNumber } from './numbers.ts';
import { ANY_OTHER, makeRow, type Row, toHtml, toPlain } from './rows.ts';

const PLAIN: QuestionKind[] = ['short', 'numerical'];
const WITHOUT_ROWS: QuestionKind[] = ['truefalse', 'essay'];

/** What True and False are called here, when they become answers to choose from. */
export interface Words {
  yes: string;
  no: string;
}

const CHOICES: QuestionKind[] = ['single', 'multiple'];

/** The rows of any kind as answers in HTML, each with whether it was right. */
function answersOf(draft: Draft, kind: QuestionKind, words: Words): Row[] {
  // Nobody wrote these words: they are answers to choose from, and nothing else.
  if (draft.kind === 'truefalse' && !CHOICES.includes(kind)) return [];
  if (draft.kind === 'truefalse')
    return [
      makeRow({ text: toHtml(words.yes), fraction: draft.right ? 100 : 0, feedback: draft.feedbackTrue }),
      makeRow({ text: toHtml(words.no), fraction: draft.right ? 0 : 100, feedback: draft.feedbackFalse }),
    ];
  const written = draft.rows.filter(
    (row) => (isWritten(row.text) || isWritten(row.feedback)) && row.text !== ANY_OTHER,
  );
  return PLAIN.includes(draft.kind) ? written.map((row) => ({ ...row, text: toHtml(row.text) })) : written;
}

function rowsFor(kind: QuestionKind, rows: Row[], draft: Draft): Row[] {
  // Pairs and items have no right or wrong: as accepted answers all of them count, as choices none does yet.
  const graded = draft.kind !== 'matching' && draft.kind !== 'ordering';
  switch (kind) {
    case 'single': {
      const right = graded ? rows.find(isRight) : undefined;
      const cleared = rows.map((row) => ({ ...row, fraction: 0 }));
      return right ? markOnly(cleared, right.key) : cleared;
    }
    case 'multiple':
      return shareOut(graded ? rows : rows.map((row) => ({ ...row, fraction: 0 })), 'even');
    case 'short':
    case 'numerical': {
      const accepted = (graded ? rows.filter(isRight) : rows).map((row) => ({
        ...row,
        text: toPlain(row.text),
        fraction: 100,
      }));
      return kind === 'short' ? accepted : accepted.filter((row) => !Number.isNaN(readNumber(row.text)));
    }
    default:
      return rows;
  }
}

const sameRows = (a: Row[], b: Row[]) => JSON.stringify(a) === JSON.stringify(b);

/** Another kind, with everything kept that has a place there. Changing back at once gives back what was. */
export function switchKind(draft: Draft, kind: QuestionKind, words: Words): Draft {
  if (kind === draft.kind) return draft;
  const { before } = draft;
  if (before?.kind === kind && sameRows(before.became, draft.rows))
    return { ...draft, kind, rows: before.rows, before: undefined };
  const rows = WITHOUT_ROWS.includes(kind)
    ? draft.rows
    : filledUp(kind, rowsFor(kind, answersOf(draft, kind, words), draft));
  const stays = draft.sharing === 'minus' && kind === 'multiple' ? 'minus' : 'even';
  return {
    ...draft,
    kind,
    rows,
    sharing: stays,
    before: { kind: draft.kind, rows: draft.rows, became: rows },
  };
}
