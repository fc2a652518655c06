import { Button, Checkbox, Select, TextInput } from '@mantine/core';
import { useRef, useState } from 'react';
import type { Label } from '#features/email/contract.ts';
import { readMailSearch } from '#features/email/mailSearch.ts';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { useLateFocus } from '#web/kit/useLateFocus.ts';
import { writeMailSearch } from '../searchWords.ts';
import { useLabelName } from '../useListName.ts';
import classes from './MailListPane.module.css';

interface Props {
  q: string;
  labels: Label[];
  onDone: (q: string) => void;
}

/** A form that writes the same words that somebody could type. */
export function FilterForm({ q, labels, onDone }: Props) {
  const { t } = useTranslation('email');
  const labelName = useLabelName();
  const form = useRef<HTMLFormElement>(null);
  useLateFocus(form);
  const [search, setSearch] = useState(() => readMailSearch(q));
  const set = (patch: Partial<typeof search>) => setSearch((now) => ({ ...now, ...patch }));
  const text = (name: 'from' | 'to' | 'subject') => ({
    label: t(`filter.${name}`),
    size: 'sm' as const,
    dir: 'auto' as const,
    value: search[name].join(' '),
    onChange: (event: { currentTarget: HTMLInputElement }) => {
      const { value } = event.currentTarget;
      set({ [name]: value ? [value] : [] });
    },
  });
  const day = (name: 'before' | 'after') => ({
    label: t(`filter.${name}`),
    type: 'date' as const,
    value: search[name] ?? '',
    onChange: (event: { currentTarget: HTMLInputElement }) => set({ [name]: event.currentTarget.value || null }),
  });
  return (
    <form
      ref={form}
      className={classes.filter}
      onSubmit={(event) => {
        event.preventDefault();
        onDone(writeMailSearch(search));
      }}
    >
      <TextInput {...text('from')} data-autofocus />
      <TextInput {...text('to')} />
      <TextInput {...text('subject')} />
      <Select
        label={t('filter.label')}
        clearable
        comboboxProps={{ withinPortal: false }}
        data={labels.map(({ name }) => ({ value: name, label: labelName(name) }))}
        value={search.label[0] ?? null}
        onChange={(name) => set({ label: name ? [name] : [] })}
      />
      <div className={classes.days}>
        <TextInput {...day('after')} />
        <TextInput {...day('before')} />
      </div>
      <Checkbox
        label={t('filter.attachment')}
        checked={search.hasAttachment}
        onChange={(event) => set({ hasAttachment: event.currentTarget.checked })}
      />
      <Checkbox
        label={t('filter.unread')}
        checked={search.isUnread}
        onChange={(event) => set({ isUnread: event.currentTarget.checked })}
      />
      <div className={classes.filterFoot}>
        <Button variant="subtle" size="xs" onClick={() => onDone('')}>
          {t('filter.clear')}
        </Button>
        <Button type="submit" size="xs">
          {t('filter.search')}
        </Button>
      </div>
    </form>
  );
}
