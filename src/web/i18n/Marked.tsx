import { cloneElement, type ReactElement } from 'react';

interface Props {
  /** A text in which `<b>some words</b>` are marked. */
  text: string;
  /** What stands around the words of each mark. */
  marks: Record<string, ReactElement>;
}

/** A sentence whose marked words look different, wherever a language puts them. */
export function Marked({ text, marks }: Props) {
  // What else somebody wrote may look like a mark: it stays as it is.
  const found = new RegExp(`<(${Object.keys(marks).join('|')})>(.*?)</\\1>`, 's').exec(text);
  const around = found && marks[found[1] ?? ''];
  if (!around) return text;
  return (
    <>
      {text.slice(0, found.index)}
      {cloneElement(around, {}, found[2])}
      <Marked text={text.slice(found.index + found[0].length)} marks={marks} />
    </>
  );
}
