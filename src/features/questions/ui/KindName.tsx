import type { QuestionKind } from '#contract/questionKinds.ts';
import classes from './KindName.module.css';
import { KIND_ICONS } from './questionLook.ts';

/** A kind of question: its icon and its name. */
export function KindName({ kind, name }: { kind: QuestionKind; name: string }) {
  const Glyph = KIND_ICONS[kind];
  return (
    <span className={classes.kind}>
      <Glyph size={16} stroke={1.75} aria-hidden />
      <span className={classes.name}>{name}</span>
    </span>
  );
}
