import { Button, Group, Stack, TextInput } from '@mantine/core';
import { useRef, useState } from 'react';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { FieldError } from '#web/kit/form.tsx';
import { formatRelative } from '#web/kit/format.ts';
import { Timeline, type TimelineEntry } from '#web/kit/Timeline.tsx';
import { uuid } from '#web/kit/uuid.ts';
import { useSession } from '#web/session.ts';

export function AddNote() {
  const { t } = useTranslation('component-timeline');
  const by = useSession()?.fullName;
  const [text, setText] = useState('');
  const [isMissing, setMissing] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const [notes, setNotes] = useState<TimelineEntry[]>([]);

  function add() {
    setMissing(!text.trim());
    if (!text.trim()) {
      field.current?.focus();
      return;
    }
    const note = { id: uuid(), title: t('note.noted'), note: <bdi>{text}</bdi>, by, at: new Date().toISOString() };
    setNotes([note, ...notes]);
    setText('');
  }

  return (
    <Stack gap={16}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          add();
        }}
      >
        <Group gap={8} align="flex-end" wrap="nowrap">
          <TextInput
            ref={field}
            flex={1}
            label={t('note.label')}
            value={text}
            maxLength={200}
            // Above the field: the button stays beside it.
            inputWrapperOrder={['label', 'error', 'input']}
            error={isMissing && <FieldError>{t('note.missing')}</FieldError>}
            onChange={(event) => {
              setText(event.currentTarget.value);
              setMissing(false);
            }}
          />
          <Button type="submit" variant="default">
            {t('note.add')}
          </Button>
        </Group>
      </form>
      <Timeline
        label={t('note.history')}
        when={formatRelative}
        entries={[...notes, { id: 'first', title: t('note.opened'), by: 'Daniel Osei', at: '2026-11-03T09:12:00Z' }]}
      />
    </Stack>
  );
}
