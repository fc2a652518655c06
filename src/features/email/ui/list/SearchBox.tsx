import { ActionIcon, Button, Checkbox, Select, TextInput } from '@mantine/core';
import { IconFilter } from '@tabler/icons-react';
import { useState } from 'react';
import { readMailSearch } from '#contract/mailSearch.ts';
import type { Label } from '#features/email/contract.ts';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { Popover } from '#web/kit/Popover.tsx';
import { SearchField } from '#web/kit/SearchField.tsx';
import { Tooltip } from '#web/kit/Tooltip.tsx';
import type { LookFor } from '../EmailPage.tsx';
import { writeMailSearch } from '../searchWords.ts';
import { useLabelName } from '../useListName.ts';
import classes from './MailListPane.module.css';

interface FilterProps {
  q: string;
  labels: Label[];
  onDone: (q: string) => void;
}

/** Writes the same words that somebody could type. */
function FilterForm({ q, labels, onDone }: FilterProps) {
  const { t } = useTranslation('email');
  const labelName = useLabelName();
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

interface Props {
  q: string;
  name: string;
  labels: Label[];
  lookFor: LookFor;
}

export function SearchBox({ q, name, labels, lookFor }: Props) {
  const { t } = useTranslation('email');
  const [opened, setOpened] = useState(false);
  const isFiltered = q !== '' && readMailSearch(q).text !== q;
  return (
    <>
      <SearchField
        className={classes.search}
        q={q}
        label={t('search', { name })}
        clearLabel={t('filter.clear')}
        onAsk={lookFor}
      />
      <Popover opened={opened} onChange={setOpened} position="bottom-end" width={340} trapFocus shadow="md">
        <Tooltip label={t('filter.title')}>
          <Popover.Target>
            <ActionIcon
              size={36}
              aria-label={t('filter.title')}
              data-active={isFiltered || undefined}
              className={classes.funnel}
              onClick={() => setOpened(!opened)}
            >
              <IconFilter size={18} stroke={1.75} aria-hidden />
            </ActionIcon>
          </Popover.Target>
        </Tooltip>
        <Popover.Dropdown aria-label={t('filter.title')}>
          <FilterForm
            key={q}
            q={q}
            labels={labels}
            onDone={(words) => {
              setOpened(false);
              lookFor(words);
            }}
          />
        </Popover.Dropdown>
      </Popover>
    </>
  );
}
