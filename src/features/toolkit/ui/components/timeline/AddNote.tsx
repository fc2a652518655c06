import { Button, Group, Stack, TextInput } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { formatRelative } from '#web/kit/format.ts';
import { Timeline, type TimelineEntry } from '#web/kit/Timeline.tsx';
import { uuid } from '#web/kit/uuid.ts';
import { useSession } from '#web/session.ts';

export function AddNote() {
  const { t } = useTranslation('component-timeline');
  const by = useSession()?.fullName;
  const [text, setText] = useState('');
  const [notes, setNotes] = useState<TimelineEntry[]>([]);

  function add() {
    if (!text.trim()) return;
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
            flex={1}
            label={t('note.label')}
            value={text}
            maxLength={200}
            onChange={(event) => setText(event.currentTarget.value)}
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
