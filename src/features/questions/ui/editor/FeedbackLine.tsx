import { useState } from 'react';
import { isWritten } from '#contract/questionKinds.ts';
import { RichText } from '#web/kit/RichText.tsx';
import { SafeHtml } from '#web/kit/SafeHtml.tsx';
import classes from './fields.module.css';

interface Props {
  label: string;
  invitation: string;
  value: string;
  onChange: (html: string) => void;
}

/** Feedback under an answer. It becomes an editor when somebody goes there: most stay as they are. */
export function FeedbackLine({ label, invitation, value, onChange }: Props) {
  const [opened, setOpened] = useState(false);
  if (opened)
    return (
      <div className={classes.feedback}>
        <RichText
          variant="line"
          label={label}
          placeholder={invitation}
          value={value}
          onChange={onChange}
          autoFocus
          toolsBelow
        />
      </div>
    );
  return (
    <button
      type="button"
      className={classes.feedback}
      aria-label={isWritten(value) ? undefined : `${label}: ${invitation}`}
      aria-description={isWritten(value) ? label : undefined}
      onFocus={() => setOpened(true)}
      onClick={() => setOpened(true)}
    >
      {isWritten(value) ? <SafeHtml inline html={value} /> : invitation}
    </button>
  );
}
