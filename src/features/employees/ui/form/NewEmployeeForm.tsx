import { Button } from '@mantine/core';
import { useRef } from 'react';
import { EMAIL_TAKEN } from '#features/employees/choices.ts';
import type { EmployeeBody } from '#features/employees/contract.ts';
import { ApiError, api, ask } from '#web/client.ts';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { Form, lateSchema, SubmitButton, useZodForm } from '#web/kit/form.tsx';
import { DrawerFoot } from '#web/kit/SideDrawer.tsx';
import { saidAt } from '#web/kit/saidAt.ts';
import { toast } from '#web/kit/toast.ts';
import { queryClient } from '#web/queryClient.ts';
import { EmployeeFields } from './EmployeeFields.tsx';
import { isStored, NEW_EMPLOYEE } from './employeeValues.ts';
import classes from './Form.module.css';

const employeeForm = lateSchema(async () => (await import('./employeeForm.ts')).employeeForm);

/** Somebody in the table is what was sent: it had arrived. */
async function isThere(sent: EmployeeBody) {
  const query = { q: sent.email, perPage: 100, all: 'false' };
  const { invoices } = await ask(api.api.datatables.data.$get({ query }));
  return invoices.some((one) => isStored(one, sent));
}

export function NewEmployeeForm({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('employees');
  /** It was sent, and nobody knows what became of it. */
  const wasUnanswered = useRef(false);
  const form = useZodForm(employeeForm, {
    initialValues: NEW_EMPLOYEE,
    guard: true,
    onSubmit: async (json) => {
      const adding = ask(api.api.datatables.employees.$post({ json }));
      await adding.catch(async (error: unknown) => {
        const isTaken = error instanceof ApiError && error.message === EMAIL_TAKEN;
        if (isTaken && wasUnanswered.current && (await isThere(json))) return;
        if (!(error instanceof ApiError) || error.status === 0 || error.status >= 500) wasUnanswered.current = true;
        saidAt('email', EMAIL_TAKEN)(error);
      });
      void queryClient.invalidateQueries({ queryKey: ['employees'] });
      onClose();
      toast.done(t('form.added', { name: json.full_name }));
    },
  });
  return (
    <Form form={form} className={classes.form}>
      <EmployeeFields form={form} />
      <DrawerFoot>
        <Button variant="subtle" onClick={onClose}>
          {t('form.cancel')}
        </Button>
        <SubmitButton form={form}>{t('form.add')}</SubmitButton>
      </DrawerFoot>
    </Form>
  );
}
