import { type KeyboardEvent, useEffect, useLayoutEffect, useRef, useState } from 'react';
import classes from './RichText.module.css';
import type { RichTextProps } from './RichText.tsx';
import { SafeHtml } from './SafeHtml.tsx';
import { caretFromEnd, withTyped } from './standInText.ts';

/**
 * Where the caret stood when the editor came: steps from the end of the text. Null when it was in another field,
 * undefined when the editor was there at once.
 */
export interface CaretLeft {
  current: number | null | undefined;
}

/** Takes what is typed until the editor is there. It writes behind what stands in the field already. */
export function RichTextStandIn({ caret, ...props }: RichTextProps & { caret: CaretLeft }) {
  const { label, value, onChange, required, error, autoFocus = false, variant = 'field', keys = {} } = props;
  const isLine = variant === 'line';
  const field = useRef<HTMLTextAreaElement>(null);
  const [before] = useState(value);
  const [typed, setTyped] = useState('');

  useLayoutEffect(() => {
    const wants = caret.current === undefined ? autoFocus : caret.current !== null;
    caret.current = wants ? 0 : null;
    if (wants) field.current?.focus({ preventScroll: true });
  }, [caret, autoFocus]);

  const { onReady } = props;
  useEffect(() => {
    onReady?.(() => field.current?.focus());
    return () => onReady?.(null);
  }, [onReady]);

  const remember = () => {
    const { value: text, selectionEnd } = field.current ?? { value: '', selectionEnd: 0 };
    caret.current = caretFromEnd(text, selectionEnd);
  };

  function onKeyDown(event: KeyboardEvent) {
    if (!isLine || event.key !== 'Enter' || event.shiftKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    if (!event.nativeEvent.isComposing) keys.enter?.();
  }

  return (
    <div className={isLine ? classes.waitingLine : classes.waiting}>
      {before && <SafeHtml html={before} />}
      <textarea
        ref={field}
        className={classes.standIn}
        aria-label={label}
        aria-required={Boolean(required)}
        aria-invalid={Boolean(error)}
        data-autofocus={autoFocus || undefined}
        rows={isLine ? 1 : 3}
        placeholder={before ? undefined : props.placeholder}
        dir="auto"
        value={typed}
        onChange={(event) => {
          setTyped(event.currentTarget.value);
          onChange(withTyped(before, event.currentTarget.value, isLine));
          remember();
        }}
        onSelect={remember}
        onFocus={remember}
        onBlur={() => {
          caret.current = null;
        }}
        onKeyDown={onKeyDown}
      />
    </div>
  );
}
