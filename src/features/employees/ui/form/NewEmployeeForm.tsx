import { Button } from '@mantine/core';
import { EMAIL_TAKEN } from '#features/employees/choices.ts';
import { api, ask } from '#web/client.ts';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { Form, lateSchema, SubmitButton, useZodForm } from '#web/kit/form.tsx';
import { DrawerFoot } from '#web/kit/SideDrawer.tsx';
import { saidAt } from '#web/kit/saidAt.ts';
import { toast } from '#web/kit/toast.ts';
import { queryClient } from '#web/queryClient.ts';
import { EmployeeFields } from './EmployeeFields.tsx';
import { NEW_EMPLOYEE } from './employeeValues.ts';
import classes from './Form.module.css';

const employeeForm = lateSchema(async () => (await import('./employeeForm.ts')).employeeForm);

export function NewEmployeeForm({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('employees');
  const form = useZodForm(employeeForm, {
    initialValues: NEW_EMPLOYEE,
    guard: true,
    onSubmit: async (json) => {
      const adding = ask(api.api.datatables.employees.$post({ json }));
      const { employee } = await adding.catch(saidAt('email', EMAIL_TAKEN));
      void queryClient.invalidateQueries({ queryKey: ['employees'] });
      onClose();
      toast.done(t('form.added', { name: employee.full_name }));
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
