import { Button } from '@mantine/core';
import type { PersonDetail } from '#features/people/contract.ts';
import { api, ask } from '#web/client.ts';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { Form, lateSchema, SubmitButton, useZodForm } from '#web/kit/form.tsx';
import { DrawerFoot } from '#web/kit/SideDrawer.tsx';
import { toast } from '#web/kit/toast.ts';
import { personChanged } from './deeds.ts';
import { PersonFields } from './PersonFields.tsx';
import classes from './PersonForm.module.css';
import { changesOf, formOf } from './personValues.ts';

const personForm = lateSchema(async () => (await import('./personForm.ts')).personForm);

export function EditPersonForm({ person, onClose }: { person: PersonDetail; onClose: () => void }) {
  const { t } = useTranslation('people');
  const form = useZodForm(personForm, {
    initialValues: formOf(person),
    guard: true,
    onSubmit: async (values) => {
      const changes = changesOf(person, values);
      if (Object.keys(changes).length > 0) {
        const { id } = person;
        personChanged((await ask(api.api.people[':id'].$patch({ param: { id }, json: changes }))).person);
        toast.done(t('form.saved', { name: values.fullName }));
      }
      onClose();
    },
  });
  return (
    <Form form={form} className={classes.form}>
      <PersonFields form={form} roleRefused={person.refused.role} />
      <DrawerFoot>
        <Button variant="subtle" onClick={onClose}>
          {t('form.cancel')}
        </Button>
        <SubmitButton form={form}>{t('form.save')}</SubmitButton>
      </DrawerFoot>
    </Form>
  );
}
