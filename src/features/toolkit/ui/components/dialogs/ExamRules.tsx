import { Button, Checkbox, Group, Modal, ScrollArea, Stack } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { toast } from '#web/kit/toast.ts';

const RULES = ['time', 'place', 'aids', 'answers', 'breaks', 'trouble', 'end', 'result'] as const;

export function ExamRules() {
  const { t } = useTranslation('component-dialogs');
  const [isOpen, setOpen] = useState(false);
  const [isRead, setRead] = useState(false);
  const begin = () => {
    setOpen(false);
    toast.done(t('long.begun'));
  };
  return (
    <>
      <Button variant="default" onClick={() => setOpen(true)}>
        {t('long.open')}
      </Button>
      <Modal
        opened={isOpen}
        onClose={() => setOpen(false)}
        title={t('long.heading')}
        closeButtonProps={{ 'aria-label': t('form.close') }}
      >
        <ScrollArea.Autosize mah={220} type="auto" viewportProps={{ tabIndex: 0, 'aria-label': t('long.heading') }}>
          <Stack component="ol" gap={8} my={0} pe={12} ps={20} fz={14}>
            {RULES.map((rule) => (
              <li key={rule}>{t(`long.rules.${rule}`)}</li>
            ))}
          </Stack>
        </ScrollArea.Autosize>
        <Group justify="space-between" mt={16}>
          <Checkbox
            label={t('long.read')}
            checked={isRead}
            onChange={(event) => setRead(event.currentTarget.checked)}
          />
          <Button disabled={!isRead} onClick={begin}>
            {t('long.begin')}
          </Button>
        </Group>
      </Modal>
    </>
  );
}
