import { Button } from '@mantine/core';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { say } from '#web/i18n/messages.ts';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { FieldError } from '../form.tsx';
import { Popover } from '../Popover.tsx';
import { unread } from '../unread.ts';
import type { Draft } from './drafts.ts';
import classes from './Grid.module.css';
import type { CellEdit } from './types.ts';

type Then = 'stay' | 'next' | 'previous' | 'away';

interface Props<Row> {
  edit: CellEdit<Row>;
  /** "Post of Amara Okafor" */
  label: string;
  draft: Draft;
  onWrite: (text: string) => void;
  /** Saves what is written. `then` says where the focus goes. */
  onSave: (then: Then) => void;
  /** What stands there cannot be read: it is not saved, and says so. */
  onWrong: (message: string) => void;
  onCancel: () => void;
  onKeepMine: () => void;
}

const isWrong = ({ state }: Draft) => state === 'wrong' || state === 'newer';

/** A cell while it is written in. Enter saves, Escape gives up, Tab saves and goes on to the next. */
export function CellEditor<Row>(props: Props<Row>) {
  const { edit, label, draft, onWrite, onSave, onWrong, onCancel, onKeepMine } = props;
  const { t } = useTranslation('kit');
  const field = useRef<HTMLInputElement & HTMLSelectElement>(null);
  const answers = useRef<HTMLDivElement>(null);
  const byPointer = useRef(false);
  const problem = useId();
  useEffect(() => {
    field.current?.focus({ preventScroll: true });
    if (edit.kind !== 'choice' && edit.kind !== 'date') field.current?.select();
  }, [edit.kind]);

  /** The field of a day that is none stays open: closed, it would lose what was typed. */
  function save(then: Then) {
    const wrong = field.current && unread(field.current);
    if (wrong) onWrong(wrong);
    else onSave(then);
  }

  function onKeyDown(event: React.KeyboardEvent) {
    byPointer.current = false;
    // The grid walks with these keys, the page has shortcuts: here they write.
    event.stopPropagation();
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Enter') save('stay');
    else if (event.key === 'Escape') onCancel();
    else if (event.key === 'Tab' && draft.state === 'newer') answers.current?.querySelector('button')?.focus();
    else if (event.key === 'Tab') save(event.shiftKey ? 'previous' : 'next');
    else return;
    event.preventDefault();
  }

  const shared = {
    ref: field,
    className: classes.input,
    'aria-label': label,
    'aria-invalid': isWrong(draft) || undefined,
    'aria-describedby': isWrong(draft) ? problem : undefined,
    value: draft.text,
    onKeyDown,
    onPointerDown: () => {
      byPointer.current = true;
    },
    onBlur: (event: React.FocusEvent) => {
      if (!answers.current?.contains(event.relatedTarget)) save('away');
    },
  };
  const input: ReactNode =
    edit.kind === 'choice' ? (
      <select
        {...shared}
        onChange={(event) => {
          onWrite(event.currentTarget.value);
          // Chosen from the open list with the pointer: there is nothing more to say.
          if (byPointer.current) setTimeout(() => onSave('stay'));
        }}
      >
        {edit.choices?.map((choice) => (
          <option key={choice.value} value={choice.value}>
            {choice.label}
          </option>
        ))}
      </select>
    ) : (
      <input
        {...shared}
        type={edit.kind === 'date' ? 'date' : 'text'}
        inputMode={edit.kind === 'number' ? 'decimal' : edit.kind === 'email' ? 'email' : undefined}
        dir={edit.kind === 'text' ? 'auto' : 'ltr'}
        autoComplete="off"
        onChange={(event) => onWrite(event.currentTarget.value)}
      />
    );

  return (
    <Popover
      opened={isWrong(draft)}
      position="bottom-start"
      width={280}
      closeOnEscape={false}
      closeOnClickOutside={false}
      returnFocus={false}
      withRoles={false}
    >
      <Popover.Target>{input}</Popover.Target>
      <Popover.Dropdown
        ref={answers}
        className={classes.problem}
        // The field keeps the focus while an answer is pressed.
        onMouseDown={(event) => event.preventDefault()}
        onKeyDown={(event) => {
          event.stopPropagation();
          if (event.key === 'Escape') onCancel();
        }}
      >
        <div id={problem} role="alert">
          {draft.state === 'wrong' && <FieldError>{say(draft.message ?? '')}</FieldError>}
          {draft.state === 'newer' && (
            <p className={classes.newer}>
              {t('table.newerValue')} <b dir="auto">{edit.show?.(draft.theirs ?? '') ?? draft.theirs}</b>
            </p>
          )}
        </div>
        {draft.state === 'newer' && (
          <div className={classes.answers}>
            <Button size="xs" variant="default" onClick={onCancel}>
              {t('table.takeTheirs')}
            </Button>
            <Button size="xs" onClick={onKeepMine}>
              {t('table.keepMine')}
            </Button>
          </div>
        )}
      </Popover.Dropdown>
    </Popover>
  );
}
