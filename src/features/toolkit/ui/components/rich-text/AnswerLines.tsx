import { Group, Stack, Text } from '@mantine/core';
import { useRef, useState } from 'react';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { type FocusText, RichText } from '#web/kit/RichText.tsx';
import { uuid } from '#web/kit/uuid.ts';

const answer = (html = '') => ({ id: uuid(), html });
const letterOf = (at: number) => String.fromCharCode(97 + at);

export function AnswerLines() {
  const { t } = useTranslation('component-rich-text');
  const [answers, setAnswers] = useState(() => [answer(t('lines.roots')), answer(t('lines.leaves'))]);
  const lines = useRef(new Map<string, FocusText>());
  // A line that was just added takes the focus as soon as it can.
  const added = useRef('');

  function write(id: string, html: string) {
    added.current = '';
    setAnswers((all) => all.map((one) => (one.id === id ? { ...one, html } : one)));
  }
  function add(at: number) {
    const fresh = answer();
    added.current = fresh.id;
    setAnswers((all) => all.toSpliced(at + 1, 0, fresh));
  }
  function erase(at: number) {
    if (answers.length === 1) return;
    added.current = '';
    lines.current.get(answers[at === 0 ? 1 : at - 1]?.id ?? '')?.();
    setAnswers(answers.toSpliced(at, 1));
  }
  function ready(id: string, focus: FocusText | null) {
    if (focus) lines.current.set(id, focus);
    else lines.current.delete(id);
    if (added.current === id) focus?.();
  }

  return (
    <Stack gap={8}>
      {answers.map(({ id, html }, at) => (
        <Group key={id} gap={8} wrap="nowrap" pos="relative">
          <Text c="dimmed" fz={14} w={16}>
            {letterOf(at)}
          </Text>
          <RichText
            variant="line"
            label={t('lines.answer', { letter: letterOf(at) })}
            value={html}
            onChange={(next) => write(id, next)}
            pictures={false}
            keys={{ enter: () => add(at), erase: () => erase(at) }}
            onReady={(focus) => ready(id, focus)}
          />
        </Group>
      ))}
    </Stack>
  );
}
