import { Alert, Button } from '@mantine/core';
import { IconInfoCircle } from '@tabler/icons-react';
import { useState } from 'react';
import { EMAIL_TAKEN } from '#features/employees/choices.ts';
import type { Employee } from '#features/employees/contract.ts';
import { ApiError, api, ask } from '#web/client.ts';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { Form, lateSchema, SubmitButton, useZodForm } from '#web/kit/form.tsx';
import { formatList } from '#web/kit/format.ts';
import { DrawerFoot } from '#web/kit/SideDrawer.tsx';
import { saidAt } from '#web/kit/saidAt.ts';
import { toast } from '#web/kit/toast.ts';
import { queryClient } from '#web/queryClient.ts';
import { employeeQueryOf } from '../queries.ts';
import { EmployeeFields } from './EmployeeFields.tsx';
import { differing, type EmployeeValues, isStored, valuesOf } from './employeeValues.ts';
import classes from './Form.module.css';

const employeeForm = lateSchema(async () => (await import('./employeeForm.ts')).employeeForm);

/**
 * When somebody else was quicker, fields that were not touched take what stands there now, what was typed stays, and
 * saving again is a decision: nothing is lost and nothing overwritten unseen.
 */
export function EditEmployeeForm({ employee, onClose }: { employee: Employee; onClose: () => void }) {
  const { t } = useTranslation('employees');
  const [base, setBase] = useState(employee);
  const [newer, setNewer] = useState<(keyof EmployeeValues)[]>([]);

  /** Whether what was sent is what is stored: it came from here, and its answer was lost. */
  async function meet(sent: Partial<EmployeeValues>): Promise<boolean> {
    const now = await queryClient.fetchQuery({ ...employeeQueryOf(employee.id), staleTime: 0 });
    if (now.version === base.version) return false;
    if (isStored(now, sent)) return true;
    const typed = form.getValues();
    const touched = differing(valuesOf(base), typed);
    const theirs = differing(valuesOf(base), valuesOf(now));
    const untouched = theirs.filter((field) => !touched.includes(field));
    form.setValues({ ...typed, ...Object.fromEntries(untouched.map((field) => [field, now[field]])) });
    setBase(now);
    setNewer(theirs);
    return false;
  }

  const form = useZodForm(employeeForm, {
    initialValues: valuesOf(employee),
    guard: true,
    onSubmit: async (values) => {
      const changed = differing(valuesOf(base), values);
      if (changed.length > 0) {
        const sent = Object.fromEntries(changed.map((field) => [field, values[field]]));
        const json = { version: base.version, ...sent };
        try {
          await ask(api.api.datatables.employees[':id'].$patch({ param: { id: employee.id }, json }));
        } catch (error) {
          const isOvertaken = error instanceof ApiError && error.status === 409;
          if (!isOvertaken || !(await meet(sent))) saidAt('email', EMAIL_TAKEN)(error);
        }
        void queryClient.invalidateQueries({ queryKey: ['employees'] });
        toast.done(t('form.saved', { name: values.full_name }));
      }
      onClose();
    },
  });

  return (
    <Form form={form} className={classes.form}>
      {newer.length > 0 && (
        <Alert role="status" color="gray" icon={<IconInfoCircle size={18} stroke={1.75} />}>
          {t('form.newer', { fields: formatList(newer.map((field) => t(`columns.${field}`))) })}
        </Alert>
      )}
      <EmployeeFields form={form} />
      <DrawerFoot>
        <Button variant="subtle" onClick={onClose}>
          {t('form.cancel')}
        </Button>
        <SubmitButton form={form}>{t('form.save')}</SubmitButton>
      </DrawerFoot>
    </Form>
  );
}
