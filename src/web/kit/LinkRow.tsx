import { Button, TextInput } from '@mantine/core';
import type { Icon } from '@tabler/icons-react';
import { useState } from 'react';
import { z } from 'zod';
import { ApiError } from '#web/client.ts';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { Form, SubmitButton, useZodForm } from './form.tsx';
import classes from './LinkRow.module.css';
import { toast } from './toast.ts';

interface Props {
  icon: Icon;
  name: string;
  value: string | undefined;
  /** What is asked for. */
  label: string;
  add: string;
  remove: string;
  schema: z.ZodType<string, string>;
  isLink?: boolean;
  mayChange?: boolean;
  /** Null takes it away. */
  onSave: (value: string | null) => Promise<void>;
}

function LinkForm({ name, label, schema, onSave, onDone }: Omit<Props, 'icon'> & { onDone: () => void }) {
  const { t } = useTranslation('kit');
  const form = useZodForm(z.object({ value: schema }), {
    initialValues: { value: '' },
    guard: true,
    name,
    onSubmit: async ({ value }) => {
      try {
        await onSave(value);
      } catch (error) {
        // There is one field, whatever the call names it.
        if (!(error instanceof ApiError) || error.status !== 400) throw error;
        throw new ApiError(400, error.message, { fields: { value: [error.message] } });
      }
      onDone();
    },
  });
  return (
    <Form form={form} className={classes.linkForm}>
      <TextInput
        aria-label={`${name}: ${label}`}
        placeholder={label}
        autoFocus
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        dir="ltr"
        {...form.getInputProps('value')}
      />
      <SubmitButton form={form}>{t('linkRow.save')}</SubmitButton>
      <Button variant="subtle" onClick={onDone}>
        {t('linkRow.cancel')}
      </Button>
    </Form>
  );
}

/** A profile elsewhere: what it is, the way to add it, the way to take it away. */
export function LinkRow(props: Props) {
  const { icon: Glyph, name, value, add, remove, isLink, mayChange = true, onSave } = props;
  const { t } = useTranslation('kit');
  const [adding, setAdding] = useState(false);

  async function takeAway() {
    const before = value;
    try {
      await onSave(null);
      toast.done(t('linkRow.gone', { name }), {
        undo: before === undefined ? undefined : () => void onSave(before).catch((error) => toast.failed(error)),
      });
    } catch (error) {
      toast.failed(error);
    }
  }

  return (
    <li className={classes.link}>
      <Glyph size={20} stroke={1.75} aria-hidden />
      <div className={classes.linkWords}>
        <div className={classes.linkName}>{name}</div>
        <div className={classes.state}>
          {value === undefined && t('linkRow.none')}
          {value !== undefined &&
            (isLink ? (
              <a className={classes.address} href={value} target="_blank" rel="noreferrer nofollow" dir="ltr">
                {value}
              </a>
            ) : (
              <bdi dir="ltr">{value}</bdi>
            ))}
        </div>
      </div>
      {mayChange && value !== undefined && (
        <Button variant="default" size="xs" aria-label={`${remove}: ${name}`} onClick={() => void takeAway()}>
          {remove}
        </Button>
      )}
      {mayChange && value === undefined && !adding && (
        <Button variant="default" size="xs" aria-label={`${add}: ${name}`} onClick={() => setAdding(true)}>
          {add}
        </Button>
      )}
      {adding && value === undefined && <LinkForm {...props} onDone={() => setAdding(false)} />}
    </li>
  );
}
