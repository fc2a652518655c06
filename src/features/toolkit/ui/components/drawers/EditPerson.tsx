import { Button, Select, TextInput } from '@mantine/core';
import { useState } from 'react';
import { z } from 'zod';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { confirm } from '#web/kit/confirm.ts';
import { Form, SubmitButton, useZodForm } from '#web/kit/form.tsx';
import { DrawerFoot, SideDrawer } from '#web/kit/SideDrawer.tsx';
import { toast } from '#web/kit/toast.ts';

const NEW = { name: '', group: 'a' };

export function EditPerson() {
  const { t } = useTranslation('component-drawers');
  const [isOpen, setOpen] = useState(false);
  const schema = z.object({ name: z.string().trim().min(1, t('edit.missing')), group: z.string() });
  const form = useZodForm(schema, {
    initialValues: NEW,
    onSubmit: ({ name }) => {
      toast.done(t('edit.added', { name }));
      leave();
    },
  });

  // What was typed goes with the drawer: the next one begins empty.
  function leave() {
    form.reset();
    setOpen(false);
  }
  async function close() {
    const words = { question: t('edit.question'), verb: t('edit.discard'), cancel: t('edit.keep') };
    if (!form.isDirty() || (await confirm(words))) leave();
  }

  return (
    <>
      <Button onClick={() => setOpen(true)}>{t('edit.open')}</Button>
      <SideDrawer opened={isOpen} onClose={() => void close()} title={t('edit.open')} size={420}>
        <Form form={form}>
          <TextInput label={t('edit.name')} required data-autofocus {...form.getInputProps('name')} />
          <Select
            label={t('edit.group')}
            data={['a', 'b'].map((value) => ({ value, label: t(`edit.groups.${value}`) }))}
            {...form.getInputProps('group')}
          />
          <DrawerFoot>
            <Button variant="default" onClick={() => void close()}>
              {t('edit.cancel')}
            </Button>
            <SubmitButton form={form}>{t('edit.save')}</SubmitButton>
          </DrawerFoot>
        </Form>
      </SideDrawer>
    </>
  );
}
