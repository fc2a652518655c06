import { TextInput, type TextInputProps } from '@mantine/core';
import { say } from '#web/i18n/messages.ts';

interface Props extends TextInputProps {
  /** Why it cannot be changed here. */
  refused: string | null | undefined;
}

/** Somebody else's email. Where it cannot be changed it is still read and copied. */
export function EmailField({ refused, ...others }: Props) {
  return (
    <TextInput
      description={refused ? say(refused) : undefined}
      readOnly={Boolean(refused)}
      type="email"
      required
      autoComplete="off"
      dir="auto"
      {...others}
    />
  );
}
