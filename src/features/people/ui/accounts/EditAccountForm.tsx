import { Button } from '@mantine/core';
import { IconLock } from '@tabler/icons-react';
import { useState } from 'react';
import type { AccountDetail } from '#contract/account.ts';
import type { PersonDetail } from '#features/people/contract.ts';
import { api, ask } from '#web/client.ts';
import { say } from '#web/i18n/messages.ts';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { Form, lateSchema, SubmitButton } from '#web/kit/form.tsx';
import { DrawerFoot } from '#web/kit/SideDrawer.tsx';
import { EmptyState } from '#web/kit/states.tsx';
import { toast } from '#web/kit/toast.ts';
import classes from '../PersonForm.module.css';
import { AccountFields } from './AccountFields.tsx';
import { NewerFields } from './NewerFields.tsx';
import { useAccountForm } from './useAccountForm.ts';

const schema = lateSchema(async () =>
  (await import('#contract/account.ts')).accountChange.omit({ version: true }).required(),
);

const valuesOf = (account: AccountDetail) => ({
  fullName: account.fullName,
  username: account.username,
  email: account.email,
  access: account.access,
  role: account.role,
  company: account.company,
  country: account.country,
  contact: account.contact,
});

interface Props {
  account: AccountDetail;
  person: PersonDetail;
  onClose: () => void;
}

export function EditAccountForm({ account, person, onClose }: Props) {
  const { t } = useTranslation('accounts');
  const [refused] = useState(person.refused.change);
  const form = useAccountForm(schema, {
    account,
    valuesOf,
    // Only what was really changed is sent.
    save: (body, version, changed) => {
      const json = { version, ...Object.fromEntries(changed.map((field) => [field, body[field]])) };
      return ask(api.api.people[':id'].account.$patch({ param: { id: account.id }, json }));
    },
    saved: ({ fullName }) => {
      toast.done(t('people:form.saved', { name: fullName }));
      onClose();
    },
  });
  if (refused) return <EmptyState icon={IconLock} title={say(refused)} />;
  return (
    <Form form={form} className={classes.form}>
      <NewerFields fields={form.newer} />
      <AccountFields form={form} emailRefused={person.refused.email} accessRefused={person.refused.role} />
      <DrawerFoot>
        <Button variant="subtle" onClick={onClose}>
          {t('form.cancel')}
        </Button>
        <SubmitButton form={form}>{t('form.save')}</SubmitButton>
      </DrawerFoot>
    </Form>
  );
}
