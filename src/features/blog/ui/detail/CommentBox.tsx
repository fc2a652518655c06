import { Button, Textarea } from '@mantine/core';
import { useId, useState } from 'react';
import { COMMENT_LETTERS } from '#features/blog/choices.ts';
import { ApiError } from '#web/client.ts';
import { say } from '#web/i18n/messages.ts';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { FieldError } from '#web/kit/form.tsx';
import { askToLeave, useUnsavedGuard } from '#web/kit/useUnsavedGuard.ts';
import { useDraft } from './commentDraft.ts';
import classes from './Detail.module.css';

interface Props {
  label: string;
  verb: string;
  /** By which the draft is kept. */
  name?: string;
  first?: string;
  autoFocus?: boolean;
  /** The same words go with the same key, so that a lost answer does not say them twice. */
  onSend: (text: string, key: string) => Promise<unknown>;
  onCancel?: () => void;
}

/** Ctrl and Enter send it; what was refused stays, with the reason. */
export function CommentBox({ label, verb, name, first = '', autoFocus = false, onSend, onCancel }: Props) {
  const { t } = useTranslation('blog');
  const { text, write, keyFor, drop } = useDraft(name, first);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const id = useId();
  // Without a name nothing keeps it.
  const isChanged = !name && text !== first;
  // What is being sent is not lost.
  useUnsavedGuard(() => isChanged && !busy, !name);

  async function leave(cancel: () => void) {
    if (!isChanged || (await askToLeave())) cancel();
  }

  async function send() {
    if (!text.trim() || busy) return;
    setBusy(true);
    setProblem(null);
    try {
      await onSend(text.trim(), keyFor(text.trim()));
      drop();
    } catch (error) {
      setProblem(error instanceof ApiError ? say(error.message) : t('comments.notSent'));
    } finally {
      setBusy(false);
    }
  }

  return (
    <div className={classes.box}>
      <Textarea
        id={id}
        label={label}
        autosize
        minRows={2}
        maxRows={12}
        dir="auto"
        maxLength={COMMENT_LETTERS}
        value={text}
        // What would be typed while it is sent would be gone with it.
        readOnly={busy}
        data-autofocus={autoFocus || undefined}
        autoFocus={autoFocus}
        error={problem && <FieldError>{problem}</FieldError>}
        onChange={(event) => write(event.currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) void send();
          if (event.key !== 'Escape' || !onCancel) return;
          // The same key must not answer the question.
          event.stopPropagation();
          void leave(onCancel);
        }}
      />
      <div className={classes.boxButtons}>
        {onCancel && (
          <Button variant="subtle" onClick={onCancel}>
            {t('cancel')}
          </Button>
        )}
        <Button
          variant={onCancel ? 'filled' : 'default'}
          loading={busy}
          disabled={!text.trim()}
          onClick={() => void send()}
        >
          {verb}
        </Button>
      </div>
    </div>
  );
}
