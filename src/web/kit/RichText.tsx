import { Input } from '@mantine/core';
import { type ReactNode, Suspense, useRef } from 'react';
import { lazyPart } from './lazyPart.ts';
import classes from './RichText.module.css';
import { type CaretLeft, RichTextStandIn } from './RichTextStandIn.tsx';

/** The editor is heavy: it comes when a form that has one is opened. A plain field takes what is typed until then. */
const Editor = lazyPart(
  () => import('./RichTextEditor.tsx'),
  (file) => file.default,
);

/** Keys that mean something to whoever owns a line, such as a list of answers. */
export interface LineKeys {
  /** Enter in plain text; Shift+Enter still breaks the line. */
  enter?: () => void;
  /** Backspace where nothing is written. */
  erase?: () => void;
  /** Alt with an arrow. */
  move?: (by: -1 | 1) => void;
}

export type FocusText = () => void;

export interface RichTextProps {
  label: string;
  /** HTML; the empty text when nothing is written. */
  value: string;
  onChange: (html: string) => void;
  onBlur?: () => void;
  description?: ReactNode;
  error?: ReactNode;
  required?: boolean;
  placeholder?: string;
  /**
   * `line` stands in a row of its own kind: no frame, the label is for readers. The tools come with the focus, beside
   * the nearest box with a position of its own.
   */
  variant?: 'field' | 'line';
  /** Where the tools of a line would cover what belongs to it, they stand below. */
  toolsBelow?: boolean;
  /** Pictures can be added; they are uploaded at once. */
  pictures?: boolean;
  /** Where the text goes to programs that draw no formulas, none can be added. */
  formulas?: boolean;
  autoFocus?: boolean;
  keys?: LineKeys;
  /** Gets a way to put the cursor at the end of the text, and null when the editor goes. */
  onReady?: (focus: FocusText | null) => void;
}

/** A field for text with formats, lists, links, code, formulas and pictures. Takes `{...form.getInputProps('body')}`. */
export function RichText(props: RichTextProps) {
  const { label, description, error, required, variant = 'field' } = props;
  const isLine = variant === 'line';
  const caret: CaretLeft = useRef<number | null | undefined>(undefined);
  return (
    <Input.Wrapper
      label={isLine ? undefined : label}
      labelElement="div"
      description={description}
      error={error}
      withAsterisk={required}
      className={isLine ? classes.lineWrapper : undefined}
      classNames={{ description: classes.description }}
    >
      <Suspense fallback={<RichTextStandIn {...props} caret={caret} />}>
        <Editor {...props} caret={caret} />
      </Suspense>
    </Input.Wrapper>
  );
}
