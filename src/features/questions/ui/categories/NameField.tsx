import { useEffect, useRef, useState } from 'react';
import { say } from '#web/i18n/messages.ts';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import classes from './CategoryTree.module.css';

interface Props {
  label: string;
  initial?: string;
  /** What it throws is shown under the field, and the words stay. */
  onSave: (name: string) => Promise<void>;
  onLeave: () => void;
}

/** A name written in its place in the tree. Enter or leaving the field keeps it, Escape does not. */
export function NameField({ label, initial = '', onSave, onLeave }: Props) {
  const { t } = useTranslation('questions');
  const input = useRef<HTMLInputElement>(null);
  const over = useRef(false);
  const [name, setName] = useState(initial);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState('');
  useEffect(() => input.current?.select(), []);

  async function save() {
    const clean = name.trim();
    if (over.current) return;
    if (!clean || clean === initial) {
      over.current = true;
      onLeave();
      return;
    }
    over.current = true;
    setBusy(true);
    try {
      await onSave(clean);
      // Somebody may be writing another name by now: this field is gone then, and ends nothing.
      if (input.current) onLeave();
    } catch (error) {
      over.current = false;
      setBusy(false);
      setProblem(error instanceof Error ? say(error.message) : t('categories.notSaved'));
      input.current?.focus();
    }
  }

  return (
    <span className={classes.naming}>
      <input
        ref={input}
        className={classes.nameInput}
        aria-label={label}
        aria-invalid={problem !== ''}
        dir="auto"
        maxLength={120}
        readOnly={busy}
        value={name}
        onChange={(event) => {
          setName(event.currentTarget.value);
          setProblem('');
        }}
        onBlur={save}
        onKeyDown={(event) => {
          event.stopPropagation();
          if (event.key === 'Enter') void save();
          if (event.key === 'Escape') {
            over.current = true;
            onLeave();
          }
        }}
      />
      {problem && (
        <span className={classes.problem} role="alert">
          {problem}
        </span>
      )}
    </span>
  );
}
