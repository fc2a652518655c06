import { Input } from '@mantine/core';
import { lazy, type ReactNode, Suspense } from 'react';
import classes from './RichText.module.css';

/** The editor is heavy: it comes when a form that has one is opened. */
const Editor = lazy(() => import('./RichTextEditor.tsx'));

export interface RichTextProps {
  label: string;
  /** HTML; the empty text when nothing is written. */
  value: string;
  onChange: (html: string) => void;
  onBlur?: () => void;
  description?: ReactNode;
  error?: ReactNode;
  required?: boolean;
}

/** A field for text with bold, lists and links. Takes `{...form.getInputProps('body')}`. */
export function RichText(props: RichTextProps) {
  const { label, description, error, required } = props;
  return (
    <Input.Wrapper
      label={label}
      labelElement="div"
      description={description}
      error={error}
      withAsterisk={required}
      inputWrapperOrder={['label', 'input', 'description', 'error']}
    >
      <Suspense fallback={<div className={classes.waiting} aria-hidden />}>
        <Editor {...props} />
      </Suspense>
    </Input.Wrapper>
  );
}
