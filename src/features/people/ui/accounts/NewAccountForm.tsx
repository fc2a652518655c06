import { Button, Checkbox, Select } from '@mantine/core';
import type { z } from 'zod';
import type { newAccount } from '#contract/account.ts';
import { mailKept } from '#features/auth/ui/mailKept.ts';
import { BILLINGS, PLANS } from '#features/people/listContract.ts';
import { ApiError, api, ask } from '#web/client.ts';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { Form, lateSchema, SubmitButton, useZodForm } from '#web/kit/form.tsx';
import { DrawerFoot } from '#web/kit/SideDrawer.tsx';
import { toast } from '#web/kit/toast.ts';
import { useOnceKey } from '#web/kit/useOnceKey.ts';
import { queryClient } from '#web/queryClient.ts';
import classes from '../PersonForm.module.css';
import { useSuggestedUsername } from '../useSuggestedUsername.ts';
import { AccountFields } from './AccountFields.tsx';

/** Their picture and its colour are not asked for: people choose their own. */
const schema = lateSchema(async () =>
  (await import('#contract/account.ts')).newAccount.omit({ avatar: true, avatarColor: true, key: true }).required(),
);

const EMPTY: Omit<Required<z.input<typeof newAccount>>, 'avatar' | 'avatarColor' | 'key'> = {
  fullName: '',
  username: '',
  email: '',
  access: 'Student',
  role: 'subscriber',
  currentPlan: 'basic',
  billing: 'Auto Debit',
  company: '',
  country: '',
  contact: '',
  status: 'pending',
  invite: true,
};

/** The call says what is taken in one sentence; it belongs to the field it speaks of. */
function onItsField(error: unknown): never {
  if (!(error instanceof ApiError) || error.status !== 409) throw error;
  const field = ['email', 'username'].find((one) => error.message.includes(`This ${one} `));
  throw field ? new ApiError(409, error.message, { fields: { [field]: [error.message] } }) : error;
}

export function NewAccountForm({ onClose, onOpen }: { onClose: () => void; onOpen: (id: number) => void }) {
  const { t } = useTranslation('accounts');
  const keyFor = useOnceKey();
  const form = useZodForm(schema, {
    initialValues: EMPTY,
    guard: true,
    onSubmit: async (json) => {
      const adding = ask(api.apps.users['add-user'].$post({ json: { ...json, key: keyFor(json) } }));
      const { user } = await adding.catch(onItsField);
      void queryClient.invalidateQueries({ queryKey: ['people'] });
      onClose();
      toast.done(t('people:form.added', { name: user.fullName }), {
        detail: json.invite ? ((await mailKept()) ?? t('people:form.invited', { email: user.email })) : undefined,
        act: { label: t('people:form.open'), run: () => onOpen(user.id) },
      });
    },
  });

  const follow = useSuggestedUsername(form);

  return (
    <Form form={form} className={classes.form}>
      <AccountFields
        form={form}
        onName={follow}
        more={
          <div className={classes.pair}>
            <Select
              label={t('fields.currentPlan')}
              allowDeselect={false}
              data={PLANS.map((value) => ({ value, label: t(`plans.${value}`) }))}
              {...form.getInputProps('currentPlan')}
            />
            <Select
              label={t('fields.billing')}
              allowDeselect={false}
              data={BILLINGS.map((value) => ({ value, label: t(`billings.${value}`) }))}
              {...form.getInputProps('billing')}
            />
          </div>
        }
      />
      <Checkbox
        label={t('form.invite')}
        description={t('form.inviteHelp')}
        {...form.getInputProps('invite', { type: 'checkbox' })}
      />
      <DrawerFoot>
        <Button variant="subtle" onClick={onClose}>
          {t('form.cancel')}
        </Button>
        <SubmitButton form={form}>{t('form.add')}</SubmitButton>
      </DrawerFoot>
    </Form>
  );
}
