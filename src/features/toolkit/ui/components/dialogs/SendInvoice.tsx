import { Button, Group, Modal, Text } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { toast } from '#web/kit/toast.ts';

const SENDING_MS = 1_500;

export function SendInvoice() {
  const { t } = useTranslation('component-dialogs');
  const [isOpen, setOpen] = useState(false);
  const [isBusy, setBusy] = useState(false);

  async function send() {
    setBusy(true);
    await new Promise((sent) => setTimeout(sent, SENDING_MS));
    setBusy(false);
    setOpen(false);
    toast.done(t('busy.done'));
  }

  return (
    <>
      <Button variant="default" onClick={() => setOpen(true)}>
        {t('busy.open')}
      </Button>
      {/* While it is being sent nothing closes it: nobody would know how it ended. */}
      <Modal
        opened={isOpen}
        onClose={() => !isBusy && setOpen(false)}
        title={t('busy.question')}
        withCloseButton={false}
      >
        <Text c="dimmed" fz={14} mb={16}>
          {t('busy.detail')}
        </Text>
        <Group justify="flex-end" gap={8}>
          <Button variant="default" disabled={isBusy} data-autofocus onClick={() => setOpen(false)}>
            {t('form.cancel')}
          </Button>
          <Button loading={isBusy} aria-busy={isBusy} onClick={() => void send()}>
            {t('busy.send')}
          </Button>
        </Group>
      </Modal>
    </>
  );
}
