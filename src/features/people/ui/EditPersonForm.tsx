import { Button } from '@mantine/core';
import { IconLock } from '@tabler/icons-react';
import { useState } from 'react';
import type { PersonDetail } from '#features/people/contract.ts';
import { api, ask } from '#web/client.ts';
import { say } from '#web/i18n/messages.ts';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { Form, lateSchema, SubmitButton, useZodForm } from '#web/kit/form.tsx';
import { DrawerFoot } from '#web/kit/SideDrawer.tsx';
import { EmptyState } from '#web/kit/states.tsx';
import { toast } from '#web/kit/toast.ts';
import { personChanged } from './deeds.ts';
import { PersonFields } from './PersonFields.tsx';
import classes from './PersonForm.module.css';
import { changesOf, formOf } from './personValues.ts';

const personForm = lateSchema(async () => (await import('./personForm.ts')).personForm);

export function EditPersonForm({ person, onClose }: { person: PersonDetail; onClose: () => void }) {
  const { t } = useTranslation('people');
  // What the form began with: `person` follows what others change meanwhile, and that is not to be undone.
  const [begun] = useState(person);
  const form = useZodForm(personForm, {
    initialValues: formOf(begun),
    guard: true,
    onSubmit: async (values) => {
      const changes = changesOf(begun, values);
      if (Object.keys(changes).length > 0) {
        const { id } = person;
        personChanged((await ask(api.api.people[':id'].$patch({ param: { id }, json: changes }))).person);
        toast.done(t('form.saved', { name: values.fullName }));
      }
      onClose();
    },
  });
  if (begun.refused.change) return <EmptyState icon={IconLock} title={say(begun.refused.change)} />;
  return (
    <Form form={form} className={classes.form}>
      <PersonFields form={form} emailRefused={person.refused.email} roleRefused={person.refused.role} />
      <DrawerFoot>
        <Button variant="subtle" onClick={onClose}>
          {t('form.cancel')}
        </Button>
        <SubmitButton form={form}>{t('form.save')}</SubmitButton>
      </DrawerFoot>
    </Form>
  );
}
