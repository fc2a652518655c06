import { Button } from '@mantine/core';
import { IconLock } from '@tabler/icons-react';
import { useState } from 'react';
import type { PersonDetail } from '#features/people/contract.ts';
import { ApiError, api, ask } from '#web/client.ts';
import { say } from '#web/i18n/messages.ts';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { Form, lateSchema, SubmitButton, useZodForm } from '#web/kit/form.tsx';
import { meet } from '#web/kit/meet.ts';
import { DrawerFoot } from '#web/kit/SideDrawer.tsx';
import { EmptyState } from '#web/kit/states.tsx';
import { toast } from '#web/kit/toast.ts';
import { useFollowing } from '#web/kit/useFollowing.ts';
import { queryClient } from '#web/queryClient.ts';
import { NewerFields } from './accounts/NewerFields.tsx';
import { personChanged } from './deeds.ts';
import { PersonFields } from './PersonFields.tsx';
import classes from './PersonForm.module.css';
import { changesOf, formOf } from './personValues.ts';
import { personQuery } from './queries.ts';

const personForm = lateSchema(async () => (await import('./personForm.ts')).personForm);

export function EditPersonForm({ person, onClose }: { person: PersonDetail; onClose: () => void }) {
  const { t } = useTranslation('people');
  // What the form began with: `person` follows what others change meanwhile, and that is not to be undone.
  const [begun, setBegun] = useState(person);
  /** What somebody else changed meanwhile. */
  const [newer, setNewer] = useState<string[]>([]);

  /** Fields that were not touched take what stands there now, what was typed stays, and saving again is a decision. */
  async function meetNewer() {
    const found = await queryClient.fetchQuery({ ...personQuery(person.id), staleTime: 0 });
    // Only those that are moved are sent.
    const now = { ...found, permissionRoles: begun.permissionRoles };
    const [was, is] = [formOf(begun), formOf(now)];
    form.setValues(meet(was, form.getValues(), is).values);
    form.resetDirty(is);
    setNewer(Object.keys(is).filter((field) => was[field as keyof typeof was] !== is[field as keyof typeof is]));
    setBegun(now);
  }

  const form = useZodForm(personForm, {
    initialValues: formOf(begun),
    guard: true,
    onSubmit: async (values) => {
      const changes = changesOf(begun, values);
      if (Object.keys(changes).length > 0) {
        const { id } = person;
        const saving = ask(api.api.people[':id'].$patch({ param: { id }, json: changes }));
        const saved = await saving.catch(async (error: unknown) => {
          if (error instanceof ApiError && error.status === 409) await meetNewer();
          throw error;
        });
        personChanged(saved.person);
        toast.done(t('form.saved', { name: values.fullName }));
      }
      onClose();
    },
  });
  useFollowing(form, person, formOf, (now) => {
    setBegun(now);
    setNewer([]);
  });
  if (begun.refused.change) return <EmptyState icon={IconLock} title={say(begun.refused.change)} />;
  return (
    <Form form={form} className={classes.form}>
      <NewerFields fields={newer} />
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
