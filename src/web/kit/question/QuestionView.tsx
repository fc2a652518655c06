import { SafeHtml } from '#web/kit/SafeHtml.tsx';
import { Choices } from './Choices.tsx';
import { Essay } from './Essay.tsx';
import { Matching } from './Matching.tsx';
import { Ordering } from './Ordering.tsx';
import classes from './QuestionView.module.css';
import { Result } from './Result.tsx';
import { TrueFalse } from './TrueFalse.tsx';
import { Typed } from './Typed.tsx';
import type { QuestionViewProps } from './types.ts';

const PARTS = {
  single: Choices,
  multiple: Choices,
  truefalse: TrueFalse,
  short: Typed,
  numerical: Typed,
  matching: Matching,
  ordering: Ordering,
  essay: Essay,
};

/** A question as a student meets it: to answer, or with how it went. */
export function QuestionView(props: QuestionViewProps) {
  const Part = PARTS[props.question.kind];
  return (
    <div className={classes.question}>
      <SafeHtml html={props.question.text} className={classes.text} />
      <Part {...props} />
      {props.result && <Result result={props.result} points={props.question.points} />}
    </div>
  );
}
