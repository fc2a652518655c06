import { cloneElement, type ReactElement } from 'react';

const MARK = /<(\w+)>(.*?)<\/\1>/s;

interface Props {
  /** A text in which `<b>some words</b>` are marked. */
  text: string;
  /** What stands around the words of each mark. */
  marks: Record<string, ReactElement>;
}

/** A sentence whose marked words look different, wherever a language puts them. */
export function Marked({ text, marks }: Props) {
  const found = MARK.exec(text);
  const around = found?.[1] && marks[found[1]];
  // What somebody wrote may look like a mark: it stays as it is.
  if (!found || !around) return text;
  return (
    <>
      {text.slice(0, found.index)}
      {cloneElement(around, {}, found[2])}
      <Marked text={text.slice(found.index + found[0].length)} marks={marks} />
    </>
  );
}
