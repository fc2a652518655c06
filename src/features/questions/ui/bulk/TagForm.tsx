import { Button, TagsInput, type TagsInputProps } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { FieldError } from '#web/kit/form.tsx';
import { DrawerFoot } from '#web/kit/SideDrawer.tsx';
import { toast } from '#web/kit/toast.ts';
import { useGuarded } from '#web/kit/useGuarded.ts';
import classes from '../DrawerForm.module.css';
import { tagsLike } from '../queries.ts';

const LONGEST_TAG = 50;

/** Tags in use are offered while one is typed. */
function TagsField(props: TagsInputProps) {
  const [words, setWords] = useState('');
  const [asked] = useDebouncedValue(words.trim(), 250);
  const { data = [] } = useQuery({
    queryKey: ['questions', 'tagField', asked],
    queryFn: () => tagsLike(asked),
    placeholderData: keepPreviousData,
  });
  return (
    <TagsInput
      {...props}
      data={data.slice(0, 20).map((tag) => tag.name)}
      searchValue={words}
      onSearchChange={(next) => setWords(next.slice(0, LONGEST_TAG))}
      acceptValueOnBlur
      comboboxProps={{ zIndex: 300 }}
    />
  );
}

interface Props {
  /** Which questions these are: tags for others are not theirs. */
  of: string;
  verb: string;
  onTag: (add: string[], remove: string[]) => Promise<unknown>;
  onClose: () => void;
}

/** Which tags are put on some questions, and which are taken off. */
export function TagForm({ of, verb, onTag, onClose }: Props) {
  const { t } = useTranslation('questions');
  const [tags, setTags] = useState<{ add: string[]; remove: string[] }>({ add: [], remove: [] });
  const [problem, setProblem] = useState('');
  const [busy, setBusy] = useState(false);
  const { add, remove } = tags;
  const isNone = add.length + remove.length === 0;
  useGuarded({ work: () => tags, setWork: setTags, isUnsaved: () => !isNone && !busy, name: of });

  function change(part: Partial<typeof tags>) {
    setTags((now) => ({ ...now, ...part }));
    setProblem('');
  }

  async function send(event: FormEvent) {
    event.preventDefault();
    if (isNone) {
      setProblem(t('bulk.noTags'));
      return;
    }
    setBusy(true);
    try {
      await onTag(add, remove);
      onClose();
    } catch (error) {
      toast.failed(error);
      setBusy(false);
    }
  }

  return (
    <form className={classes.form} onSubmit={send}>
      <TagsField
        label={t('bulk.addTags')}
        description={t('bulk.tagsHelp')}
        data-autofocus
        value={add}
        error={problem && <FieldError>{problem}</FieldError>}
        onChange={(next) => change({ add: next })}
      />
      <TagsField label={t('bulk.removeTags')} value={remove} onChange={(next) => change({ remove: next })} />
      <DrawerFoot>
        <Button variant="subtle" onClick={onClose}>
          {t('list.cancel')}
        </Button>
        <Button type="submit" loading={busy}>
          {verb}
        </Button>
      </DrawerFoot>
    </form>
  );
}
