import { Button, Group, Modal, TextInput } from '@mantine/core';
import { useState } from 'react';
import { z } from 'zod';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { Form, SubmitButton, useZodForm } from '#web/kit/form.tsx';

function NameForm({
  name,
  onSaved,
  onCancel,
}: {
  name: string;
  onSaved: (name: string) => void;
  onCancel: () => void;
}) {
  const { t } = useTranslation('component-dialogs');
  const schema = z.object({ name: z.string().trim().min(3, t('form.short')) });
  const form = useZodForm(schema, { initialValues: { name }, onSubmit: (values) => onSaved(values.name) });
  return (
    <Form form={form}>
      <TextInput label={t('form.name')} required data-autofocus maxLength={60} {...form.getInputProps('name')} />
      <Group justify="flex-end" gap={8}>
        <Button variant="default" onClick={onCancel}>
          {t('form.cancel')}
        </Button>
        <SubmitButton form={form}>{t('form.save')}</SubmitButton>
      </Group>
    </Form>
  );
}

export function RenameCourse() {
  const { t } = useTranslation('component-dialogs');
  const [name, setName] = useState(t('form.course'));
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <Group>
      <strong dir="auto">{name}</strong>
      <Button variant="default" onClick={() => setOpen(true)}>
        {t('form.open')}
      </Button>
      <Modal
        opened={isOpen}
        onClose={close}
        title={t('form.open')}
        closeButtonProps={{ 'aria-label': t('form.close') }}
      >
        <NameForm
          name={name}
          onCancel={close}
          onSaved={(next) => {
            setName(next);
            close();
          }}
        />
      </Modal>
    </Group>
  );
}
